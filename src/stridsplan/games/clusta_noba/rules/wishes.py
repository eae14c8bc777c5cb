"""What a seat chooses in addition to orders: before the campaign, wishes, errands, letters, to play on (CN-IND,
CN-SPY-5)."""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.armies import LEVEL_HAS_COMMANDER
from ..components.map import TERRAIN, Terrain
from ..components.orders import FAMILY, HAS_HEX, IS_UNDERSTOOD, TARGETS_APART, WISHES, Family
from ..components.pools import NOWHERE, SIDE_OF_COMMANDER, TRADE, Side, Trade
from ..events import Event, Illegal
from ..numbers import VIAS, Ask, Draft, Letter, Stance, Step
from .beliefs import commander_hex, is_led, recipient_hex, specialist_hex
from .calendar import scaled
from .ending import plays
from .geography import distance, is_approach
from .markers import chief_marker

BETRAYAL = 40  # the day of the full calendar from which on CRU may break its alliance with RAN (CN-ALLY-3)

# -- Before the campaign -------------------------------------------------------------------------------------------


@rule
def refuse_chief(s, seat, commander):
    """Return the refusal, or 0 if the action is legal. Rule: the Trakorians may name another of those who come with
    them (CN-CMD-6)."""
    side = int(s.side_of[seat])
    if side != Side.TRA or SIDE_OF_COMMANDER[commander] != side:
        return Illegal.NOT_A_COMMANDER
    if not LEVEL_HAS_COMMANDER[s.priority[seat], commander]:
        return Illegal.NOT_A_COMMANDER
    return Illegal.ALREADY_SO if s.chief[seat] == commander else Illegal.NONE


@rule
def name_chief(s, seat, commander, log):
    s.chief[seat] = commander
    note(log, Event.HEADQUARTERS_CHOSEN, only(seat), seat, commander)


@rule
def refuse_approach(s, seat, hex):
    """Return the refusal, or 0 if the action is legal. Rule: a side that comes by sea names a sea hex on the edge of
    the map (CN-ARR-3)."""
    if s.side_of[seat] == Side.CRU:
        return Illegal.NO_FLEET
    if not is_approach(s.options.scenario, hex):
        return Illegal.NOT_A_SEA_HEX
    return Illegal.ALREADY_SO if s.chosen_approach[seat] == hex else Illegal.NONE


@rule
def choose_approach(s, seat, hex, log):
    """Choose the sea hex from which the side comes (CN-ARR-3)."""
    s.chosen_approach[seat] = hex
    note(log, Event.APPROACH_CHOSEN, only(seat), seat, hex)


@rule
def be_ready(s, seat):
    s.due &= ~(1 << seat)


# -- Hexes of all that is written here -------------------------------------------------------------------------------


@rule
def refuse_hex(s, seat, hex):
    """Return the refusal, or 0 if the action is legal. Rule: an approach, the target of a wish, or a hex that a
    specialist shall visit."""
    if s.ask == Ask.SET_UP:
        return refuse_approach(s, seat, hex)
    if TERRAIN[s.options.scenario, hex] == Terrain.OUTSIDE:
        return Illegal.NOT_ON_MAP
    if TERRAIN[s.options.scenario, hex] == Terrain.SEA:
        return Illegal.SEA
    if s.answer_step[seat] == Step.WISH_HEX:
        return Illegal.NONE if is_far_from_others(s, seat, hex) else Illegal.TARGETS_TOO_NEAR
    return Illegal.TOO_MANY_ENTRIES if s.draft[seat, Draft.COUNT.value] >= VIAS else Illegal.NONE


@rule
def take_hex(s, seat, hex, log):
    if s.ask == Ask.SET_UP:
        choose_approach(s, seat, hex, log)
    elif s.answer_step[seat] == Step.WISH_HEX:
        s.draft_wish[seat, s.draft[seat, Draft.COUNT.value], 1] = hex
        end_wish(s, seat, log)
    else:
        s.draft[seat, Draft.FIRST.value + s.draft[seat, Draft.COUNT.value]] = hex
        s.draft[seat, Draft.COUNT.value] += 1


# -- Wishes ----------------------------------------------------------------------------------------------------------


@rule
def refuse_wishes(s, seat, commander):
    """Return the refusal, or 0 if the action is legal. Rule: a commander of the side, at large as far as it knows, but
    not its commander-in-chief (CN-IND-3)."""
    if commander_hex(s, seat, commander) == NOWHERE or s.chief[seat] == commander:
        return Illegal.NOT_A_COMMANDER
    return Illegal.NONE


@rule
def begin_wishes(s, seat, commander):
    s.draft[seat, Draft.PERSON.value], s.draft[seat, Draft.COUNT.value] = commander, 0
    s.answer_step[seat] = Step.WISH.value


@rule
def refuse_wish(s, seat, order):
    """Return the refusal, or 0 if the action is legal. Rule: three wishes come from three families (CN-IND-2,
    CN-TRAP-48).

    Crurians, who know three orders only, may wish for several attacks with targets apart, but for HOLD only once.
    """
    side = int(s.side_of[seat])
    if not IS_UNDERSTOOD[side, order]:
        return Illegal.NOT_UNDERSTOOD
    if FAMILY[order] == Family.NONE:
        return Illegal.HOME_ONLY
    for k in range(s.draft[seat, Draft.COUNT.value]):
        before = int(s.draft_wish[seat, k, 0])
        may_share_family = side == Side.CRU and HAS_HEX[order]  # `refuse_hex` keeps targets apart
        if FAMILY[before] == FAMILY[order] and not may_share_family:
            return Illegal.SAME_FAMILY
    return Illegal.NONE


@rule
def make_wish(s, seat, order, log):
    k = int(s.draft[seat, Draft.COUNT.value])
    s.draft_wish[seat, k, 0], s.draft_wish[seat, k, 1] = order, NOWHERE
    if HAS_HEX[order]:
        s.answer_step[seat] = Step.WISH_HEX.value
    else:
        end_wish(s, seat, log)


@rule
def is_far_from_others(s, seat, hex):
    """Return whether a target is three hexes or more from the targets of other wishes (CN-IND-2, CN-TRAP-48)."""
    for k in range(s.draft[seat, Draft.COUNT.value]):
        other = int(s.draft_wish[seat, k, 1])
        if other != NOWHERE and distance(other, hex) < TARGETS_APART:
            return False
    return True


@rule
def end_wish(s, seat, log):
    """End a wish; after the third one the list is complete (CN-IND-3)."""
    s.draft[seat, Draft.COUNT.value] += 1
    s.answer_step[seat] = Step.WISH.value
    if s.draft[seat, Draft.COUNT.value] < WISHES:
        return
    commander = int(s.draft[seat, Draft.PERSON.value])
    for k in range(WISHES):
        s.wish[seat, commander, k, 0] = s.draft_wish[seat, k, 0]
        s.wish[seat, commander, k, 1] = s.draft_wish[seat, k, 1]
    s.answer_step[seat] = Step.NONE.value
    note(log, Event.WISHES_SET, only(seat), seat, commander)


# -- Errands -----------------------------------------------------------------------------------------------------------


@rule
def refuse_errand(s, seat, specialist):
    """Return the refusal, or 0 if the action is legal. Rule: only spies, hippogriffs and astrologers that the side
    believes at large get errands (CN-SPY-5, CN-ASTRO-2)."""
    if not is_led(s, seat):
        return Illegal.NO_NEWS_OF_COMMAND
    if specialist_hex(s, seat, specialist) == NOWHERE:
        return Illegal.NO_LONGER_THERE
    return Illegal.NO_ERRAND if TRADE[specialist] == Trade.INTERROGATOR else Illegal.NONE


@rule
def begin_errand(s, seat, specialist):
    s.draft[seat, Draft.PERSON.value], s.draft[seat, Draft.COUNT.value] = specialist, 0
    for k in range(VIAS):
        s.draft[seat, Draft.FIRST.value + k] = NOWHERE
    s.answer_step[seat] = Step.ERRAND.value


@rule
def refuse_return(s, seat, recipient):
    """Return the refusal, or 0 if the action is legal. Rule: a specialist returns only to a marker of his side
    (CN-SPY-5)."""
    return Illegal.NO_LONGER_THERE if recipient_hex(s, seat, recipient) == NOWHERE else Illegal.NONE


@rule
def return_to(s, seat, recipient):
    end_errand(s, seat, recipient, 0)


@rule
def refuse_divining(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: astrologers examine the hexes they visit (CN-ASTRO-1)."""
    trade = TRADE[s.draft[seat, Draft.PERSON.value]]
    if trade != Trade.ASTROLOGER and trade != Trade.HALF_ASTROLOGER:
        return Illegal.CANNOT_DIVINE
    return Illegal.NOTHING_WRITTEN if s.draft[seat, Draft.COUNT.value] == 0 else Illegal.NONE


@rule
def divine_there(s, seat):
    """Let an astrologer read the stars in each hex, and then return to his commander-in-chief."""
    end_errand(s, seat, chief_marker(int(s.side_of[seat])), 1)


@rule
def end_errand(s, seat, home, divines):
    specialist = int(s.draft[seat, Draft.PERSON.value])
    s.errand[seat, specialist, 0] = home + 1
    for k in range(VIAS):
        s.errand[seat, specialist, 1 + k] = s.draft[seat, Draft.FIRST.value + k]
    s.errand[seat, specialist, 1 + VIAS] = divines
    s.answer_step[seat] = Step.NONE.value


# -- Letters -----------------------------------------------------------------------------------------------


@rule
def refuse_letter(s, seat, side, letter):
    """Return the refusal, or 0 if the action is legal. Rule: a letter goes to another side of the campaign; CRU alone
    may break the alliance, from the day of BETRAYAL on (CN-ALLY-2, CN-ALLY-3)."""
    own = int(s.side_of[seat])
    if side == own or not plays(s, side):
        return Illegal.NO_SUCH_SIDE
    if not is_led(s, seat):
        return Illegal.NO_NEWS_OF_COMMAND
    if s.posted[seat, side] == letter + 1:
        return Illegal.ALREADY_SO
    if letter == Letter.WAR and s.known_stance[seat, side] == Stance.ALLIED:
        return refuse_betrayal(s, own)
    return Illegal.NONE


@rule
def refuse_betrayal(s, side):
    if side != Side.CRU:
        return Illegal.BOUND_BY_ALLIANCE
    return Illegal.TOO_EARLY_TO_BETRAY if s.day < scaled(s, BETRAYAL) else Illegal.NONE


@rule
def post_letter(s, seat, side, letter, log):
    s.posted[seat, side] = letter + 1
    note(log, Event.LETTER_SENT, only(seat), seat, side, letter)


@rule
def refuse_to_play_on(s, seat, days):
    return Illegal.ALREADY_SO if s.play_on[seat] == days else Illegal.NONE


@rule
def play_on(s, seat, days):
    """Let the seat write nothing for `days` days, unless something reaches it or another seat that plays on."""
    s.play_on[seat] = days
