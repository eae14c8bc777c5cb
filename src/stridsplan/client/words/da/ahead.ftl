# At planlægge forud: svar, der gives, mens de andre tænker.

ahead = Planlægning
ahead-guess = Dette er et gæt.
ahead-guess-line = Som om de andre gjorde så lidt som muligt, før du bliver spurgt. Terninger og det skjulte er fundet på.
ahead-blocked-never = Så vidt man kan gætte, bliver du ikke spurgt om mere.
ahead-blocked-race = Her gælder det om at være først, så det kan ikke planlægges.
ahead-none = Svar, som om det var din tur. Intet spilles, før du virkelig bliver spurgt.
ahead-title = Din plan
ahead-question = { $title }: { $text }
ahead-times = { $label } × { $count }
ahead-remove = Fjern
ahead-remove-label = Fjern trin { $number }
ahead-anywhere = Også når spørgsmålet gælder noget andet
ahead-again = Hver gang jeg bliver spurgt, indtil jeg fjerner det
ahead-at-once = Et planlagt svar kommer med det samme, og det kan de andre lægge mærke til.
ahead-first = Vælg et svar først.
ahead-keep =
    { $count ->
        [0] Behold planen
        [one] Behold 1 trin
       *[other] Behold { $count } trin
    }
ahead-added = Trin { $count }:
ahead-back = Tilbage til spillet
ahead-discard = Kassér
ahead-look = Hvis jeg bliver spurgt om noget andet…
ahead-suppose = Hvis jeg bliver spurgt
ahead-nothing-else = Der blev ikke fundet andet, du kan blive spurgt om.
ahead-dropped = Spillet er gået videre: nogle trin passede ikke længere og blev fjernet.
ahead-interrupted = Nu er det din tur. Det, du ikke havde beholdt, blev ikke spillet.
ahead-when = Når jeg bliver spurgt
ahead-whenever = Hver gang jeg bliver spurgt
ahead-begun = I gang; næste spørgsmål er
ahead-clear = Fjern planen
ahead-edit = Ret på brættet
ahead-from-here = Ret planen fra trin { $number }
ahead-here = Dit næste svar kommer her.
ahead-to-end = Til planens slutning
ahead-unchanged = Lad den være
ahead-changed = Planen, som du var ved at rette, er blevet spillet eller ændret i mellemtiden, så dine rettelser blev ikke gemt.
ahead-ended = Din plan blev afbrudt
ahead-ended-question = Du blev spurgt om noget andet, end du havde planlagt.
ahead-ended-illegal = Det næste kunne ikke længere lade sig gøre: { $why }
ahead-ended-changed = Det næste var ikke længere det samme.
ahead-ended-draw = Der er tilbudt remis: at spille videre ville være at afslå.
ahead-ended-undone = Et træk blev taget tilbage.
ahead-ended-timed-out = Din tid løb ud.
ahead-ended-stood-in = En robot spillede for dig.
ahead-ended-step = Blev ikke spillet:
ahead-ended-ok = Forstået
