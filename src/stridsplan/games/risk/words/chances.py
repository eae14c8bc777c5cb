"""Exact odds, before an attack and for the command line."""

import numpy as np

from .. import odds
from ..rules import combat
from ..state import AnswerStep
from .things import Json

MOST_ARMIES = 2000  # the most armies of a side; with more, computing the odds would take too long


def answer_odds(view: np.void, seat: int) -> Json | None:
    """Return exact odds of the chosen attack, fought until `counted` armies are left in the source, and the reasons
    if fewer dice are rolled than the maximum."""
    if view.answer_step != AnswerStep.DECLARE:
        return None
    # `battle` does not count the army that must stay in the source; `view.armies` and `counted` do
    attackers, defenders = int(view.armies[view.source]) - 1, int(view.armies[view.target])
    if attackers > MOST_ARMIES or defenders > MOST_ARMIES:
        return None
    two_dice_min = view.options.defence_two_dice_min
    battle = odds.battle(attackers, defenders, two_dice_min, keep=view.counted - 1)
    attack_dice = combat.most_declared(attackers + 1)
    defence_dice = int(combat.most_defence_dice(view, view.target))
    return {
        "win": battle.win,
        "attacker_left": attackers + 1 - battle.attacker_loss,
        "defender_left": defenders - battle.defender_loss,
        "attacker_distribution": [round(p, 6) for p in battle.win_with.tolist()],
        "dice": {"attack": attack_dice, "defend": defence_dice},
        "roll": [round(p, 6) for p in odds.roll_odds(attack_dice, defence_dice)],
        "why": explain_dice(view, attack_dice, defence_dice),
    }


def explain_dice(view: np.void, attack_dice: int, defence_dice: int) -> list[Json]:
    """Return the reasons why fewer dice are rolled than the maximum (catalogue 6.6)."""
    reasons = []
    if attack_dice < 3:
        args = {"dice": attack_dice, "armies": int(view.armies[view.source])}
        reasons.append({"id": "few_attack_dice", "rule": "RK-ATT-6", "args": args})
    if defence_dice == 1:
        args = {"min": view.options.defence_two_dice_min}
        reasons.append({"id": "one_defence_die", "rule": "RK-DEF-1", "args": args})
    return reasons


def odds_json(values: Json, attack: str, defend: str, terrain: str | None) -> Json:
    """Return exact odds of a battle, or of a path of battles (catalogue 5).

    `values` are the values of the options. `attack` is the number of armies available to attack, `defend` the numbers
    in each territory, separated by commas. Raises ValueError with what is wrong.
    """
    if terrain is not None:
        raise ValueError("battles do not depend on terrain")
    attackers, defenders = read_armies(attack), [read_armies(part) for part in defend.split(",")]
    two_dice_min = values["defence.two_dice_min"]
    if len(defenders) == 1:
        battle = odds.battle(attackers, defenders[0], two_dice_min)
        return {
            "win": battle.win,
            "attacker_loss": battle.attacker_loss,
            "defender_loss": battle.defender_loss,
            "attacker_left": battle.attacker_left.tolist(),
            "defender_left": battle.defender_left.tolist(),
        }
    path = odds.campaign(attackers, defenders, two_dice_min)
    return {
        "win": path.win,
        "attacker_loss": path.attacker_loss,
        "defender_loss": path.defender_loss,
        "conquered": list(path.conquered),
        "armies_if_won": path.armies_if_won.tolist(),
    }


def read_armies(text: str) -> int:
    """Return a number of armies; raise ValueError if the text is not one."""
    if not text.strip().isdecimal() or int(text) < 1:
        raise ValueError(f"{text.strip()!r} is no number of armies")
    return int(text)
