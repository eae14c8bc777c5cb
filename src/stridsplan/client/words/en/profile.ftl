# The profile of an account.

profile = Profile
profile-since = Here since { $date }.
profile-none = No rated game yet.
profile-line = A profile shows rated games only. Whoever plays unrated among friends stays among friends.
profile-games = Rated games
profile-more = Show older games
profile-nobody = Unrated
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-opponents = Against others
profile-head-games = Games
profile-head-won = Won
profile-head-drawn = Drawn
profile-head-lost = Lost
