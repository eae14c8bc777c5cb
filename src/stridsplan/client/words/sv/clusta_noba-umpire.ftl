# Clusta Noba: spelledarens panel.

clusta-noba-umpire-title = Spelledaren
clusta-noba-umpire-go-on = Kriget fortsätter
clusta-noba-umpire-parts = Det här får du göra
clusta-noba-umpire-pauses = Pauser ({ $count })
clusta-noba-umpire-pauses-hint = Du tillfrågas inför varje steg som du markerar, först av allt när alla order är inlämnade, så att din paus inte avslöjar något för spelarna. Utan den tillfrågas du inte alls.
clusta-noba-umpire-dice = { $count ->
        [0] Tärningar
       *[other] Tärningar ({ $count })
    }
clusta-noba-umpire-dice-hint = Tärningen visar det du säger; bordets eget slag sparas, så att det kan kontrolleras.
clusta-noba-umpire-die = Nästa tärning av det här slaget
clusta-noba-umpire-face = visar (högst { $most }; 0: som den faller)
clusta-noba-umpire-load = Byt ut
clusta-noba-umpire-as-it-falls = som den faller
clusta-noba-umpire-reports = Rapporter ({ $count })
clusta-noba-umpire-report = Rapport till { $side }
clusta-noba-umpire-withhold = Håll inne rapporten
clusta-noba-umpire-remark = Dina ord, tillagda sist
clusta-noba-umpire-change = Ändra
clusta-noba-umpire-figure-hex = Ruta
clusta-noba-umpire-figure-standard = Vanliga soldater
clusta-noba-umpire-figure-elite = Elitsoldater
clusta-noba-umpire-figure-lost = Förluster
clusta-noba-umpire-figure-points = Hjältepoäng
clusta-noba-umpire-figure-days = Befästningsdagar
clusta-noba-umpire-figure-own-lost = Egna förluster
clusta-noba-umpire-figure-men = Man
clusta-noba-umpire-figure-their-hex = Deras ruta
clusta-noba-umpire-figure-band = Avstånd
clusta-noba-umpire-figure-main-force = Huvudstyrkan
clusta-noba-umpire-fights = Strider ({ $count })
clusta-noba-umpire-persons = Personer
clusta-noba-umpire-move = Flytta en person
clusta-noba-umpire-person = Vem
clusta-noba-umpire-choose-hex = Välj en ruta på kartan
clusta-noba-umpire-deeds = Hjältedåd
clusta-noba-umpire-deeds-hint = För en hjältepoäng. Bara dåd som skulle ändra något står här.
clusta-noba-umpire-deed = { $who }: { $deed }
clusta-noba-umpire-night = Natt
clusta-noba-umpire-night-hint = En sida som du väljer anfaller den kommande natten som på dagen.
clusta-noba-umpire-night-allowed = { $side }: anfaller den kommande natten
clusta-noba-umpire-calendar = Kalender
clusta-noba-umpire-plant-stenfar = Store Stenfar planteras dag
clusta-noba-umpire-move-bridge = Bron blir klar dag
clusta-noba-umpire-islanders = Inga öbor dag { $day }
clusta-noba-umpire-message = En främlings meddelande
clusta-noba-umpire-recipient = Till
clusta-noba-umpire-about = Om
clusta-noba-umpire-on-day = Dag
clusta-noba-umpire-men = Man (0: sägs inte)
clusta-noba-umpire-message-line = Dag { $day }: { $side } underrättas om { $foe } vid { $hex }{ $men ->
        [none] .
       *[other] , { $men } man.
    }
clusta-noba-umpire-answer-hint = De här orderna ersätter det som spelaren har börjat skriva. Ingen får veta det förrän fälttåget är slut.
clusta-noba-umpire-answer-leave = Låt spelaren svara själv
clusta-noba-umpire-viewpoint = Vy
clusta-noba-umpire-truth = Sanningen
clusta-noba-umpire-seen-by = Som { $side } ser det
clusta-noba-umpire-interventions = Vad spelledaren gjorde
clusta-noba-umpire-remark-line = Rapport från { $sender } till { $side }, dag { $day }, { $clock }, med de här orden tillagda: ”{ $text }”
