# Siden, der efterprøver protokollen fra et spil.

proof-line = Protokollen fra et afsluttet spil har en række for hvert træk, med hver åben trækning og, hvor intet forbliver hemmeligt, hvad der blev gjort. Hver række er forseglet af rækken før. Din browser regner det hele efter her, uden at stole på serveren.
proof-replay = Vis spillet her
proof-replay-line = Serveren efterprøver også protokollen efter reglerne og gemmer den, hvor alle med linket kan se den.
proof-choose-other = En anden protokol
proof-choose-first = Hvilken protokol?
proof-choose-line = Når et parti er slut, kan protokollen hentes, eller efterprøves her med det samme.
proof-file = Åbn en fil
proof-paste = Indsæt teksten
proof-check = Efterprøv
proof-unreadable = Teksten er ikke JSON.
proof-held = gyldig
proof-broken = brudt
proof-head = Hovedet: den sidste rækkes hash
proof-holds = Alt er i orden
proof-holds-line = Protokollen er den, der blev lovet, og hver åben trækning er rigtig.
proof-differs = Ikke det spil, du så
proof-differs-line = Protokollen hænger sammen i sig selv, men den passer ikke med det, denne browser så under spillet.
proof-fails = Protokollen er brudt
proof-flaw-malformed =
    { $row ->
        [0] Teksten er ikke protokollen fra et bord, eller noget mangler eller er føjet til.
       *[other] Protokollen brydes ved række { $row }: den har ikke form som en række.
    }
proof-flaw-missing = Protokollen brydes ved række { $row }: den mangler eller står forkert.
proof-flaw-key = Den offentliggjorte nøgle til »{ $stream }« passer ikke til det fingeraftryk, der blev lovet.
proof-flaw-secret = Nøglen til »{ $stream }« følger ikke af bordets hemmelighed.
proof-flaw-heading = Den første række bygger ikke på det bord og de løfter, der er angivet her.
proof-flaw-drops = Protokollen brydes ved række { $row }: den tager mere tilbage, end der er, eller gør noget mere.
proof-flaw-row = Protokollen brydes ved række { $row }: indholdet passer ikke til rækkens hash.
proof-flaw-before = Protokollen brydes ved række { $row }: den har ikke hashen af rækken før.
proof-flaw-head = Protokollen brydes ved række { $row }, den sidste: den fører ikke til det angivne hoved.
proof-flaw-draw = Protokollen brydes ved række { $row }: »{ $stream }« gav { $drew }, men skulle have givet { $due }.
proof-checked = Hvad der blev efterprøvet
proof-check-keys =
    { $count ->
        [0] Ingen nøgle er offentlig, så intet løfte kunne efterprøves.
       *[other] De offentliggjorte nøgler passer til de fingeraftryk, der blev lovet før spillet: { $streams }.
    }
proof-check-opening =
    { $texts ->
        [one] Den første række bygger på de aftalte valg, løfterne og den ene tekst, der blev lagt til.
       *[other] Den første række bygger på de aftalte valg, løfterne og de { $texts } tekster, der blev lagt til.
    }
proof-check-rows =
    { $rows ->
        [one] Den ene række fører til hovedet.
       *[other] Hver af { $rows } rækker bygger på rækken før, og den sidste fører til hovedet.
    }
proof-check-draws =
    { $draws ->
        [one] Én åben trækning blev regnet efter, og den er rigtig.
       *[other] { $draws } åbne trækninger blev regnet efter, og alle er rigtige.
    }
proof-kept-heads =
    { $count ->
        [one] Det hoved, browseren noterede, mens du spillede, er i protokollen.
       *[other] De { $count } hoveder, browseren noterede, mens du spillede, er i protokollen: det er det spil, du så.
    }
proof-kept-heads-not = Det hoved, browseren noterede som nummer { $version }, er ikke i protokollen: historien er skrevet om.
proof-kept-promises = Løfterne er dem, browseren så, før den lagde sin tekst til.
proof-kept-promises-not = Løfterne er ikke dem, browseren så, før den lagde sin tekst til.
proof-kept-texts = Den tekst, din browser lagde til, er blandt dem, terningerne blev lavet af.
proof-kept-texts-not = Den tekst, din browser lagde til, mangler i terningerne.
proof-kept-none = Denne browser var ikke med ved bordet og har intet at sammenligne med.
proof-beyond = Hvad der ikke kan efterprøves her
proof-beyond-sealed = Det, der forbliver forseglet efter reglerne: { $streams }. Trækningerne kan ikke være ændret bagefter, men ingen kan regne dem efter.
proof-beyond-rules = Om hvert træk var tilladt. Siden kender ingen regler; trækkene står i protokollen til et program, der gør.
proof-beyond-names = Navne, klokkeslæt og loggens sætninger. De kommer fra serveren og påvirker ikke spillet.
