# Sidan som granskar protokollet från ett parti.

proof-line = Protokollet från ett avslutat parti har en rad för varje drag, med varje öppen dragning och, där inget förblir hemligt, vad som gjordes. Varje rad är förseglad av raden före. Din webbläsare räknar om allt här, utan att lita på servern.
proof-replay = Spela upp här
proof-replay-line = Servern granskar protokollet även mot reglerna och sparar det där alla med länken kan se det.
proof-choose-other = Ett annat protokoll
proof-choose-first = Vilket protokoll?
proof-choose-line = När ett parti är slut kan protokollet laddas ner, eller granskas här direkt.
proof-file = Öppna en fil
proof-paste = Klistra in texten
proof-check = Granska
proof-unreadable = Texten är inte JSON.
proof-held = giltigt
proof-broken = brustet
proof-head = Huvudet: den sista radens hash
proof-holds = Allt stämmer
proof-holds-line = Protokollet är det som utlovades, och varje öppen dragning är rätt.
proof-differs = Inte spelet du såg
proof-differs-line = Protokollet hänger ihop i sig självt men stämmer inte med vad den här webbläsaren såg under spelet.
proof-fails = Protokollet är brustet
proof-flaw-malformed =
    { $row ->
        [0] Texten är inte protokollet från ett bord, eller så saknas något eller har lagts till.
       *[other] Protokollet brister vid rad { $row }: den har inte formen av en rad.
    }
proof-flaw-missing = Protokollet brister vid rad { $row }: den saknas eller står på fel plats.
proof-flaw-key = Den offentliggjorda nyckeln till ”{ $stream }” passar inte fingeravtrycket som utlovades.
proof-flaw-secret = Nyckeln till ”{ $stream }” följer inte av bordets hemlighet.
proof-flaw-heading = Den första raden bygger inte på bordet och löftena som anges här.
proof-flaw-drops = Protokollet brister vid rad { $row }: den tar tillbaka mer än som finns, eller gör något mer.
proof-flaw-row = Protokollet brister vid rad { $row }: innehållet stämmer inte med radens hash.
proof-flaw-before = Protokollet brister vid rad { $row }: den har inte hashen av raden före.
proof-flaw-head = Protokollet brister vid rad { $row }, den sista: den leder inte till huvudet som anges.
proof-flaw-draw = Protokollet brister vid rad { $row }: ”{ $stream }” gav { $drew }, men borde ha gett { $due }.
proof-checked = Vad som granskades
proof-check-keys =
    { $count ->
        [0] Ingen nyckel är offentlig, så inget löfte kunde granskas.
       *[other] De offentliggjorda nycklarna passar fingeravtrycken som utlovades före spelet: { $streams }.
    }
proof-check-opening =
    { $texts ->
        [one] Den första raden bygger på de avtalade valen, löftena och den enda text som lades till.
       *[other] Den första raden bygger på de avtalade valen, löftena och de { $texts } texter som lades till.
    }
proof-check-rows =
    { $rows ->
        [one] Den enda raden leder till huvudet.
       *[other] Var och en av { $rows } rader bygger på raden före, och den sista leder till huvudet.
    }
proof-check-draws =
    { $draws ->
        [one] En öppen dragning räknades om, och den är rätt.
       *[other] { $draws } öppna dragningar räknades om, och alla är rätt.
    }
proof-kept-heads =
    { $count ->
        [one] Huvudet som webbläsaren antecknade medan du spelade finns i protokollet.
       *[other] De { $count } huvuden som webbläsaren antecknade medan du spelade finns i protokollet: det är spelet du såg.
    }
proof-kept-heads-not = Huvudet som webbläsaren antecknade som nummer { $version } finns inte i protokollet: historien har skrivits om.
proof-kept-promises = Löftena är de som webbläsaren såg innan den lade till sin text.
proof-kept-promises-not = Löftena är inte de som webbläsaren såg innan den lade till sin text.
proof-kept-texts = Texten som din webbläsare lade till är en av dem som tärningarna gjordes av.
proof-kept-texts-not = Texten som din webbläsare lade till saknas i tärningarna.
proof-kept-none = Den här webbläsaren var inte med vid bordet och har inget att jämföra med.
proof-beyond = Vad som inte kan granskas här
proof-beyond-sealed = Det som förblir förseglat enligt reglerna: { $streams }. Dragningarna kan inte ha ändrats i efterhand, men ingen kan räkna om dem.
proof-beyond-rules = Om varje drag var tillåtet. Sidan kan inga regler; dragen står i protokollet för ett program som kan dem.
proof-beyond-names = Namn, klockslag och meningarna i loggen. De kommer från servern och påverkar inte spelet.
