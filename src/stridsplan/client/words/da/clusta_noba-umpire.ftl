# Clusta Noba: spillederens panel.

clusta-noba-umpire-title = Spillederen
clusta-noba-umpire-go-on = Krigen fortsætter
clusta-noba-umpire-parts = Det må du gøre
clusta-noba-umpire-pauses = Pauser ({ $count })
clusta-noba-umpire-pauses-hint = Du bliver spurgt før hvert trin, du markerer, allerførst når alle ordrer er afleveret, så din pause ikke røber noget for spillerne. Uden den bliver du slet ikke spurgt.
clusta-noba-umpire-dice = { $count ->
        [0] Terninger
       *[other] Terninger ({ $count })
    }
clusta-noba-umpire-dice-hint = Terningen viser det, du siger; bordets eget slag gemmes, så det kan kontrolleres.
clusta-noba-umpire-die = Den næste terning af denne slags
clusta-noba-umpire-face = viser (højst { $most }; 0: som den falder)
clusta-noba-umpire-load = Udskift
clusta-noba-umpire-as-it-falls = som den falder
clusta-noba-umpire-reports = Meldinger ({ $count })
clusta-noba-umpire-report = Melding til { $side }
clusta-noba-umpire-withhold = Hold meldingen tilbage
clusta-noba-umpire-remark = Dine ord, tilføjet til sidst
clusta-noba-umpire-change = Ændr
clusta-noba-umpire-figure-hex = Felt
clusta-noba-umpire-figure-standard = Almindelige soldater
clusta-noba-umpire-figure-elite = Elitesoldater
clusta-noba-umpire-figure-lost = Tab
clusta-noba-umpire-figure-points = Heltepoint
clusta-noba-umpire-figure-days = Befæstningsdage
clusta-noba-umpire-figure-own-lost = Egne tab
clusta-noba-umpire-figure-men = Mand
clusta-noba-umpire-figure-their-hex = Deres felt
clusta-noba-umpire-figure-band = Afstand
clusta-noba-umpire-figure-main-force = Hovedstyrken
clusta-noba-umpire-fights = Kampe ({ $count })
clusta-noba-umpire-persons = Personer
clusta-noba-umpire-move = Flyt en person
clusta-noba-umpire-person = Hvem
clusta-noba-umpire-choose-hex = Vælg et felt på kortet
clusta-noba-umpire-deeds = Heltedåd
clusta-noba-umpire-deeds-hint = For et heltepoint. Kun dåd, der ville ændre noget, står her.
clusta-noba-umpire-deed = { $who }: { $deed }
clusta-noba-umpire-night = Nat
clusta-noba-umpire-night-hint = En side, du vælger, angriber den kommende nat ligesom om dagen.
clusta-noba-umpire-night-allowed = { $side }: angriber den kommende nat
clusta-noba-umpire-calendar = Kalender
clusta-noba-umpire-plant-stenfar = Store Stenfar plantes på dag
clusta-noba-umpire-move-bridge = Broen bliver færdig på dag
clusta-noba-umpire-islanders = Ingen øboere på dag { $day }
clusta-noba-umpire-message = En fremmeds besked
clusta-noba-umpire-recipient = Til
clusta-noba-umpire-about = Om
clusta-noba-umpire-on-day = På dag
clusta-noba-umpire-men = Mand (0: siges ikke)
clusta-noba-umpire-message-line = Dag { $day }: { $side } får besked om { $foe } ved { $hex }{ $men ->
        [none] .
       *[other] , { $men } mand.
    }
clusta-noba-umpire-answer-hint = Disse ordrer erstatter det, som spilleren er begyndt at skrive. Ingen får det at vide, før felttoget er slut.
clusta-noba-umpire-answer-leave = Lad spilleren svare selv
clusta-noba-umpire-viewpoint = Visning
clusta-noba-umpire-truth = Sandheden
clusta-noba-umpire-seen-by = Som { $side } ser det
clusta-noba-umpire-interventions = Hvad spillederen gjorde
clusta-noba-umpire-remark-line = Melding fra { $sender } til { $side }, dag { $day }, { $clock }, med disse ord tilføjet: »{ $text }«
