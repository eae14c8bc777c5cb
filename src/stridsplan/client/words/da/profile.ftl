# En kontos profil.

profile = Profil
profile-since = Her siden { $date }.
profile-none = Intet ratet parti endnu.
profile-line = En profil viser kun ratede partier. Den, der spiller uden rating med venner, gør det i fred.
profile-games = Ratede partier
profile-more = Vis ældre partier
profile-nobody = Uden rating
profile-won = Vandt
profile-drawn = Uafgjort
profile-lost = Tabte
profile-opponents = Mod andre
profile-head-games = Partier
profile-head-won = Vundne
profile-head-drawn = Uafgjorte
profile-head-lost = Tabte
