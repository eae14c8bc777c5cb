# Att planera i förväg: svar som ges medan de andra tänker.

ahead = Planering
ahead-guess = Det här är en gissning.
ahead-guess-line = Som om de andra gjorde så lite som möjligt innan du tillfrågas. Tärningar och det som är dolt är påhittade.
ahead-blocked-never = Så vitt man kan gissa får du inga fler frågor.
ahead-blocked-race = Här gäller det att vara först, så det går inte att planera.
ahead-none = Svara som om det vore din tur. Inget spelas förrän du verkligen tillfrågas.
ahead-title = Din plan
ahead-question = { $title }: { $text }
ahead-times = { $label } × { $count }
ahead-remove = Ta bort
ahead-remove-label = Ta bort steg { $number }
ahead-anywhere = Även när frågan gäller något annat
ahead-again = Varje gång jag tillfrågas, tills jag tar bort det
ahead-at-once = Ett planerat svar kommer genast, och det kan de andra märka.
ahead-first = Välj ett svar först.
ahead-keep =
    { $count ->
        [0] Behåll planen
        [one] Behåll 1 steg
       *[other] Behåll { $count } steg
    }
ahead-added = Steg { $count }:
ahead-back = Tillbaka till spelet
ahead-discard = Kasta
ahead-look = Om jag får en annan fråga…
ahead-suppose = Om jag får frågan
ahead-nothing-else = Ingen annan fråga hittades som du kan få.
ahead-dropped = Spelet har gått vidare: några steg passade inte längre och togs bort.
ahead-interrupted = Nu är det din tur. Det du inte hade behållit spelades inte.
ahead-when = När jag får frågan
ahead-whenever = Varje gång jag får frågan
ahead-begun = Pågår; nästa fråga är
ahead-clear = Ta bort planen
ahead-edit = Ändra på brädet
ahead-from-here = Ändra planen från steg { $number }
ahead-here = Ditt nästa svar kommer här.
ahead-to-end = Till planens slut
ahead-unchanged = Låt den vara
ahead-changed = Planen som du höll på att ändra har spelats eller ändrats under tiden, så dina ändringar sparades inte.
ahead-ended = Din plan avbröts
ahead-ended-question = Du fick en annan fråga än du hade planerat för.
ahead-ended-illegal = Nästa steg gick inte längre: { $why }
ahead-ended-changed = Nästa steg var inte längre detsamma.
ahead-ended-draw = Remi har erbjudits: att spela vidare vore att avböja.
ahead-ended-undone = Ett drag togs tillbaka.
ahead-ended-timed-out = Din tid tog slut.
ahead-ended-stood-in = En robot spelade åt dig.
ahead-ended-step = Spelades inte:
ahead-ended-ok = Jag förstår
