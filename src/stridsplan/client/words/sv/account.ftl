# Konton: registrering, sidan och ett glömt lösenord.

account-guest = Du är gäst
account-guest-line = Allt fungerar för gäster. Ett konto håller ihop dina bord på alla dina enheter och ger dig rankning.
account-register = Nytt konto
account-create = Skapa kontot
account-register-line = Borden du har nu förblir dina.
account-login = Logga in
account-login-line = Borden du har som gäst här blir även kontots.
account-leave = Logga ut
account-delete = Ta bort kontot
account-delete-line = Kontot tas bort, med rankning, anteckningar, aviseringar och allt du har sagt vid borden. Du lämnar spel som inte är slut, som om du gav upp, och bord som du öppnat stängs. Vid avslutade spel står dina platser kvar, utan ditt namn. Det går inte att ångra.
password-help = Minst tio tecken. Några ord som bara du sätter ihop duger bra.
password-old = Nuvarande lösenord
password-new = Nytt lösenord
password-change = Byt lösenord
password-changed = Lösenordet är bytt. Alla andra enheter har loggats ut.
recover-forgotten = Har du glömt lösenordet?
recover-line = Ett nytt lösenord avslutar alla kontots inloggningar. Sedan loggar du in med det.
recover-code-title = Med en återställningskod
recover-code-line = En av koderna som du fick när du skapade kontot.
recover-code = Återställningskod
recover-email-title = Med e-post
recover-email-line = Om kontot har en adress för detta skickas ett mejl med en länk dit.
recover-email-send = Skicka ett mejl
recover-email-sent = Om kontot finns och har en adress för detta är ett mejl på väg.
recover-set = Spara det nya lösenordet
recover-done = Det nya lösenordet gäller, och alla enheter har loggats ut.
recover-to-login = Logga in
codes-line = Var och en ger ett nytt lösenord en gång, om du glömmer ditt. Förvara dem där ingen annan ser dem: de visas inte igen.
codes-left =
    { $count ->
        [0] Det finns inga återställningskoder kvar.
        [one] Det finns en återställningskod kvar.
       *[other] Det finns { $count } återställningskoder kvar.
    }
codes-renew = Gör nya koder
codes-renew-line = Koderna du har nu slutar att fungera.
codes-copy = Kopiera koderna
codes-kept = Jag har sparat dem
codes-download = Spara som fil
session-this = den här enheten
session-seen = senast sedd { $when }
session-unknown = En webbläsare
session-end = Logga ut
session-end-label = Logga ut { $name }
