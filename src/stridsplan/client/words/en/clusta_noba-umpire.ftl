# Clusta Noba: the panel of a human umpire.

clusta-noba-umpire-title = The umpire
clusta-noba-umpire-go-on = The war goes on
clusta-noba-umpire-parts = What you may do
clusta-noba-umpire-pauses = Pauses ({ $count })
clusta-noba-umpire-pauses-hint = You are asked before each step that you mark; first of all when all orders are in, so that the length of your pause tells the players nothing. Without that one you are not asked at all.
clusta-noba-umpire-dice = { $count ->
        [0] Dice
       *[other] Dice ({ $count })
    }
clusta-noba-umpire-dice-hint = The die shows what you say; the table’s own draw is kept, so that it can be checked.
clusta-noba-umpire-die = The next die of this kind
clusta-noba-umpire-face = shows (at most { $most }; 0: as it falls)
clusta-noba-umpire-load = Replace
clusta-noba-umpire-as-it-falls = as it falls
clusta-noba-umpire-reports = Reports ({ $count })
clusta-noba-umpire-report = Report to { $side }
clusta-noba-umpire-withhold = Withhold this report
clusta-noba-umpire-remark = Your words, added at its end
clusta-noba-umpire-change = Change
clusta-noba-umpire-figure-hex = Hex
clusta-noba-umpire-figure-standard = Standard men
clusta-noba-umpire-figure-elite = Elite men
clusta-noba-umpire-figure-lost = Men lost
clusta-noba-umpire-figure-points = Hero points
clusta-noba-umpire-figure-days = Days of fortification
clusta-noba-umpire-figure-own-lost = Own men lost
clusta-noba-umpire-figure-men = Men
clusta-noba-umpire-figure-their-hex = Their hex
clusta-noba-umpire-figure-band = Distance
clusta-noba-umpire-figure-main-force = Main force
clusta-noba-umpire-fights = Battles ({ $count })
clusta-noba-umpire-persons = Persons
clusta-noba-umpire-move = Move a person
clusta-noba-umpire-person = Who
clusta-noba-umpire-choose-hex = Choose a hex on the map
clusta-noba-umpire-deeds = Heroic deeds
clusta-noba-umpire-deeds-hint = For a hero point. Only deeds that would change something are listed.
clusta-noba-umpire-deed = { $who }: { $deed }
clusta-noba-umpire-night = Night
clusta-noba-umpire-night-hint = A side that you choose attacks in the coming night as it does by day.
clusta-noba-umpire-night-allowed = { $side }: attacks in the coming night
clusta-noba-umpire-calendar = Calendar
clusta-noba-umpire-plant-stenfar = Store Stenfar is planted on day
clusta-noba-umpire-move-bridge = The bridge is finished on day
clusta-noba-umpire-islanders = No islanders on day { $day }
clusta-noba-umpire-message = A stranger’s message
clusta-noba-umpire-recipient = To
clusta-noba-umpire-about = About
clusta-noba-umpire-on-day = On day
clusta-noba-umpire-men = Men (0: not told)
clusta-noba-umpire-message-line = Day { $day }: { $side } is told of { $foe } at { $hex }{ $men ->
        [none] .
        [one] , one man.
       *[other] , { $men } men.
    }
clusta-noba-umpire-answer-hint = These orders replace whatever the player has begun to write. Nobody is told until the campaign has ended.
clusta-noba-umpire-answer-leave = Leave it to the player
clusta-noba-umpire-viewpoint = View
clusta-noba-umpire-truth = The truth
clusta-noba-umpire-seen-by = As seen by { $side }
clusta-noba-umpire-interventions = What the umpire did
clusta-noba-umpire-remark-line = Report from { $sender } to { $side }, day { $day }, { $clock }, with these words added: “{ $text }”
