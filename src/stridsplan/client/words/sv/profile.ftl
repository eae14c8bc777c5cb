# Ett kontos profil.

profile = Profil
profile-since = Här sedan { $date }.
profile-none = Inget rankat parti ännu.
profile-line = En profil visar bara rankade partier. Den som spelar orankat med vänner gör det i fred.
profile-games = Rankade partier
profile-more = Visa äldre partier
profile-nobody = Orankad
profile-won = Vann
profile-drawn = Oavgjort
profile-lost = Förlorade
profile-opponents = Mot andra
profile-head-games = Partier
profile-head-won = Vunna
profile-head-drawn = Oavgjorda
profile-head-lost = Förlorade
