# The Awakened: the names of its things, and what its board says. $owner is the name of a seat; $owner_is is "you" or "other".

## Buildings, soldiers and lands

awakened-building-city = city
    .title = City
awakened-building-city-help = Room for one more.
awakened-building-factory = factory
    .title = Factory
awakened-building-factory-help = One more resource each turn, as long as people live there.
awakened-building-railroad = railroad
    .title = Railroad
awakened-building-railroad-help = Passing through this land costs no move; one a turn.
awakened-building-defence = defence
    .title = Defence
awakened-building-defence-help = Fights like a soldier in every raid, and stands until the land is left or conquered.
awakened-rank-fresh = fresh soldier
awakened-rank-veteran = veteran
awakened-code-equal = produces as much as its people
awakened-code-plus-1 = produces one more than its people
awakened-code-double = produces twice as much as its people
awakened-code-minus-1 = produces one less than its people
awakened-code-at-most-2 = produces as much as its people, at most 2
awakened-code-at-most-3 = produces as much as its people, at most 3
awakened-code-nothing = produces nothing

## A land in words

awakened-map = The wasteland
awakened-land-chamber = cryo chamber
awakened-land-unexplored = unexplored land
awakened-land-free = nobody’s
awakened-land-owner =
    { $owner_is ->
        [you] yours
       *[other] held by { $owner }
    }
awakened-land-room = room for { $limit }
awakened-land-people =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
awakened-land-resources =
    { $count ->
        [one] one resource
       *[other] { $count } resources
    }
awakened-land-fresh =
    { $count ->
        [one] one fresh soldier
       *[other] { $count } fresh soldiers
    }
awakened-land-veterans =
    { $count ->
        [one] one veteran
       *[other] { $count } veterans
    }
awakened-can-source = can send
awakened-can-goal = within reach
awakened-can-target = can be raided
awakened-can-origin = can be chosen
awakened-can-build = can be built on
awakened-can-form = can form a soldier
awakened-can-grow = somebody can be born here
awakened-score =
    { $score ->
        [one] one person
       *[other] { $score } people
    }

## The position as a table

awakened-table-lands = Lands
awakened-table-cell = Land
awakened-table-chamber = { $cell } (chamber)
awakened-table-owner = Held by
awakened-table-limit = Room
awakened-table-code = Production
awakened-table-people = People
awakened-table-resources = Resources
awakened-table-fresh = Fresh soldiers
awakened-table-veterans = Veterans
awakened-table-buildings = Buildings

## The phases of a turn

awakened-phases = The phases of a turn
awakened-phase-population = Growth
awakened-phase-population-help = By itself: in each land one person dies, two stay two, three become four, four or more get two more. What does not fit dies.
awakened-phase-resources = Food
awakened-phase-resources-help = By itself: your lands produce, and everyone eats one resource. What is left over is stored; whoever gets nothing starves.
awakened-phase-move = Move
awakened-phase-move-help = People and stored resources go to a land next to theirs, all at the same time.
awakened-phase-explore = Explore
awakened-phase-explore-help = By itself: where your people have come to an unexplored land, a marker is turned up.
awakened-phase-build = Build
awakened-phase-build-help = Two resources stored in a land buy a building there.
awakened-phase-age = Age
awakened-phase-age-help = By itself: your veterans leave, then your fresh soldiers become veterans.
awakened-phase-form = Recruit
awakened-phase-form-help = A person and a stored resource of the same land become a soldier.
awakened-phase-military = Soldiers
awakened-phase-military-help = Each soldier moves, raids or stays.
awakened-phase-over = Game over

## Beside the question

awakened-where = Choose a marked land.
awakened-how-many-people = How many people go?
awakened-how-many-resources = How many resources do they take?
awakened-how-many-fresh = How many fresh soldiers go?
awakened-how-many-veterans = How many veterans go?
awakened-send = Send { $cargo } to { $cell }
awakened-remove = Remove { $from } to { $to } from the order
awakened-move-hint = Choose a land of yours, then where to go, or drag from one to the other.
awakened-move-more = Choose another land, or let them go.
awakened-explore-order = You explore in this order: { $cells }.
awakened-stay = Nobody moves
awakened-go = Let them go
awakened-go-explore = Let them go and explore
awakened-build = Build
awakened-form-hint = A soldier costs one person and one resource. It acts in this turn and the next, then it leaves.
awakened-march-hint = Choose soldiers, then a land to move to or an enemy next door to raid, or drag from one to the other.
awakened-join = Soldiers of { $cell } join
awakened-raid-more = Soldiers next door can join: drag them to { $target }.
awakened-raid-odds = Outcome of the raid
awakened-raid-outcome =
    { $attackers ->
        [one] One soldier raids { $target }
       *[other] { $attackers } soldiers raid { $target }
    }, defended by { $soldiers ->
        [0] { $defence ->
            [0] nobody
           *[1] a defence alone
        }
        [one] { $defence ->
            [0] one soldier
           *[1] one soldier and a defence
        }
       *[other] { $defence ->
            [0] { $soldiers } soldiers
           *[1] { $soldiers } soldiers and a defence
        }
    }. You lose { $attackers_lost }, they lose { $soldiers_lost }, and { $survivors ->
        [0] none of yours is left.
        [one] one of yours is left.
       *[other] { $survivors } of yours are left.
    }
awakened-effect-hint =
    { $survivors ->
        [one] It takes one resource, kills one person, or moves into a land without people.
       *[other] Each takes one resource or kills one person; two together destroy a building; or they move into a land without people.
    }

## Beside the board

awakened-round = Round { $round }
awakened-of-target = { $population } of { $target }
awakened-head-population = People
awakened-head-lands = Lands
awakened-head-resources = Stored
awakened-head-soldiers = Soldiers
awakened-unseen = Not yet explored
awakened-unseen-hint =
    { $count ->
        [one] One marker lies face down.
       *[other] { $count } markers lie face down. Each is equally likely to come next.
    }
awakened-head-limit = Room { $limit }
awakened-stock = Buildings left

## The next turns

awakened-next = Your next turns
awakened-next-hint = This is certain, as long as nobody moves, builds or raids after what you have chosen so far.
awakened-next-head-now = Now
awakened-next-head-one = Next turn
awakened-next-head-two = The turn after
awakened-next-people =
    { $people ->
        [one] one person
       *[other] { $people } people
    }, { $resources } stored
awakened-next-food = Produced: { $produced }. Taken from the stores: { $spent }. Put into them: { $stored }.
awakened-next-born =
    { $count ->
        [one] one born
       *[other] { $count } born
    }
awakened-next-losses = Next turn there are losses in { $lands }.
awakened-next-died =
    { $count ->
        [one] one dies
       *[other] { $count } die
    }
awakened-next-starved =
    { $count ->
        [one] one starves
       *[other] { $count } starve
    }
awakened-next-lost =
    { $count ->
        [one] one resource lost
       *[other] { $count } resources lost
    }
awakened-next-unknown = Nobody knows yet
awakened-next-settlers = Room for all: { $fit }. As many or more after the next turn: { $keep }.
awakened-earliest-title = The earliest wins
awakened-earliest-hint = When each can win at the earliest. It takes longer where room or food is short.
awakened-earliest = not before round { $round }
awakened-earliest-never = two people never become more

## What an unexplored land may be: the numbers over the bars are percent

awakened-chances-line =
    { $count ->
        [one] { $cell } gets the last marker that lies face down.
       *[other] { $cell } may get any of the { $count } markers that lie face down. On average there is room for { $room }, and a full land produces { $food }.
    }
awakened-chances-room = Room, %
awakened-chances-codes = Production, %
awakened-chances-food = Produced when full, %
awakened-chances-produces = produces { $food }
