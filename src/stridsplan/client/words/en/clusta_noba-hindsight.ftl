# Clusta Noba: the review of a campaign.

clusta-noba-hindsight = Hours of the campaign
clusta-noba-hindsight-slider = Hour of the campaign
clusta-noba-hindsight-back = One hour back
clusta-noba-hindsight-forward = One hour forward
clusta-noba-hindsight-turn-back = To the day before
clusta-noba-hindsight-turn-forward = To the next day
clusta-noba-hindsight-time = Day { $day }, { $clock }
clusta-noba-hindsight-day = Day { $day }
clusta-noba-hindsight-stack = { $side }: { $stack }
clusta-noba-hindsight-courier = courier with { $cargo }
clusta-noba-hindsight-courier-caught = courier with { $cargo }, caught
clusta-noba-hindsight-nobody = Nobody.
clusta-noba-hindsight-choose = Choose a hex to see what was believed to be there, and what really was.
clusta-noba-hindsight-marks = What the marks mean
clusta-noba-hindsight-mark-astray = believed here, actually there
clusta-noba-hindsight-mark-vanished = no longer there
clusta-noba-hindsight-mark-misjudged = actual number
clusta-noba-hindsight-mark-unseen = not reported here
clusta-noba-hindsight-right = right
clusta-noba-hindsight-no-more = no more
clusta-noba-hindsight-apart = { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
clusta-noba-hindsight-unseen = Not reported
clusta-noba-hindsight-table-own = Own forces
clusta-noba-hindsight-table-others = Others
clusta-noba-hindsight-column-what = What
clusta-noba-hindsight-column-side = Side
clusta-noba-hindsight-column-hex = Hex
clusta-noba-hindsight-column-believed = Believed at
clusta-noba-hindsight-column-true = Actually at
clusta-noba-hindsight-column-apart = Off by
clusta-noba-hindsight-column-men = Believed men
clusta-noba-hindsight-column-true-men = Actual men
clusta-noba-hindsight-column-age = Report


## What went wrong

clusta-noba-findings-couriers = Couriers { $count }
clusta-noba-findings-orders = Orders { $count }
clusta-noba-findings-reports = Reports { $count }
clusta-noba-findings-beliefs = Beliefs { $count }
clusta-noba-finding-courier-caught = The courier from { $start } to { $goal } never gets there: { $captor } catches him at { $hex }.
clusta-noba-finding-courier-lacked = There is no courier left for what { $sender } wants to send.
clusta-noba-finding-scout-caught = { $captor } catches a scout of { $unit } at { $hex }.
clusta-noba-finding-report-off = A report says { $reported } men of { $side } at { $hex }; there were { $men }. { $way ->
        [more] It is { $off } % too high.
       *[less] It is { $off } % too low.
    }
clusta-noba-finding-reading-off = { $specialist } reads at { $hex } that the conflux is { $band }; actually it is { $true_band }.
clusta-noba-finding-order-lost = { $why ->
        [caught] The orders for { $recipient } of day { $day }, { $clock }, are lost at { $hex } with their last courier.
        [returned] The orders for { $recipient } of day { $day }, { $clock }, come back: nobody was there to take them.
        [kept] The orders for { $recipient } of day { $day }, { $clock }, never left: there was no courier.
       *[under_way] The orders for { $recipient } of day { $day }, { $clock }, are still under way at the end.
    }
clusta-noba-finding-order-late = The orders for { $recipient } of day { $day }, { $clock }, arrive after { $hours } hours.
clusta-noba-finding-lapsed = The orders of { $unit } at { $hex } run out. { $learned ->
        [never] Headquarters never learns of it.
       *[later] Headquarters learns of it { $hours ->
            [0] within the hour
            [one] an hour later
           *[other] { $hours } hours later
        }.
    }
clusta-noba-finding-unit-gone = { $unit } is no more; it was last at { $hex }. { $learned ->
        [never] Headquarters counts on it to the end.
       *[later] Headquarters counts on it for { $hours ->
            [one] another hour
           *[other] another { $hours } hours
        }.
    }
clusta-noba-finding-commander-gone = { $commander } falls or is taken at { $hex }. { $learned ->
        [never] Headquarters never learns of it.
       *[later] Headquarters learns of it { $hours ->
            [one] an hour later
           *[other] { $hours } hours later
        }.
    }
clusta-noba-finding-specialist-gone = { $specialist } is lost at { $hex }. { $learned ->
        [never] Headquarters never learns of it.
       *[later] Headquarters learns of it { $hours ->
            [one] an hour later
           *[other] { $hours } hours later
        }.
    }
clusta-noba-finding-camp-gone = { $camp } at { $hex } is gone. { $learned ->
        [never] Headquarters never learns of it.
       *[later] Headquarters learns of it { $hours ->
            [one] an hour later
           *[other] { $hours } hours later
        }.
    }
