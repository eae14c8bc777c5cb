"""The ids of units, commanders and specialists, under which the client keeps their names.

Ids of the companies of the army lists are the printed names without accents (catalogue 1.7). Orders, peoples and
soldiers are named by their enumerations, settlements and places by the scenario files.
"""

from .pools import BANDS, GROUPS, ISLANDERS, Commander

TRAKORIANS = (
    "norra_tricilves_stadshird",
    "bralorgi_falthundar",
    "hjaltarna_av_hiltre",
    "moherri_musteloner",
    "kamesti_traskodlor",
    "kustalerna_av_karnald",
    "digetens_stalklo",
    "de_hesapiska_bjornarna",
    "gommankerna_av_ruhl",
    "marduci_dragoner",
    "radassabars_ravar",
    "rattorna_fran_grumm",
    "da_kaelves_company",
)
RANSARDS = (
    "thorms_soner",
    "cormvaki_garde",
    "ap_griffwuth",
    "griparna_ap_saexby",
    "wullfurs_blodsbroder",
    "vortigi_hedersskvadron",
    "tupwiths_vargar",
    "pirates_1",
    "pirates_2",
    "pirates_3",
)
STEGOSIANS = (
    "mea_plakoles_livgarde",
    "skuggbataljonen",
    "soluppgangens_broder",
    "de_heliga_namnens_vaktare",
)
UNIT_IDS = (
    *TRAKORIANS,
    *RANSARDS,
    *STEGOSIANS,
    *(f"group_{k + 1}" for k in range(len(GROUPS))),
    *(f"islanders_{k + 1}" for k in range(len(ISLANDERS))),
    *(f"band_{k + 1}" for k in range(len(BANDS))),
)
COMMANDER_IDS = tuple(commander.name.lower() for commander in Commander)
SPECIALIST_IDS = (
    "tra_astrologer_1",
    "tra_astrologer_2",
    "tra_spy_1",
    "tra_spy_2",
    "tra_spy_3",
    "tra_interrogator",
    "ran_astrologer",
    "manzonla",
    "ran_spy",
    "ran_interrogator",
    "hippogriff_1",
    "hippogriff_2",
    "hippogriff_3",
    "ste_astrologer",
    "ste_spy",
)
