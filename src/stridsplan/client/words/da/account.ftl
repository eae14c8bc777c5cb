# Konti: registrering, siden og en glemt adgangskode.

account-guest = Du er gæst
account-guest-line = Alt virker for gæster. En konto holder dine borde samlet på alle dine enheder og giver dig en rating.
account-register = Ny konto
account-create = Opret kontoen
account-register-line = De borde, du har nu, forbliver dine.
account-login = Log ind
account-login-line = De borde, du har som gæst her, bliver også kontoens.
account-leave = Log ud
account-delete = Slet kontoen
account-delete-line = Kontoen slettes, med rating, noter, notifikationer og alt, du har sagt ved bordene. Du forlader spil, der ikke er slut, som om du gav op, og borde, du har åbnet, bliver lukket. Ved afsluttede spil bliver dine pladser stående, uden dit navn. Det kan ikke fortrydes.
password-help = Mindst ti tegn. Et par ord, som kun du sætter sammen, er gode.
password-old = Nuværende adgangskode
password-new = Ny adgangskode
password-change = Skift adgangskode
password-changed = Adgangskoden er skiftet. Alle andre enheder er logget ud.
recover-forgotten = Har du glemt adgangskoden?
recover-line = En ny adgangskode logger kontoen ud overalt. Bagefter logger du ind med den.
recover-code-title = Med en gendannelseskode
recover-code-line = En af de koder, du fik, da du oprettede kontoen.
recover-code = Gendannelseskode
recover-email-title = Med e-mail
recover-email-line = Hvis kontoen har en adresse til dette, sendes en e-mail med et link dertil.
recover-email-send = Send en e-mail
recover-email-sent = Hvis kontoen findes og har en adresse til dette, er en e-mail på vej.
recover-set = Gem den nye adgangskode
recover-done = Den nye adgangskode gælder, og alle enheder er logget ud.
recover-to-login = Log ind
codes-line = Hver giver en ny adgangskode én gang, hvis du glemmer din. Gem dem, hvor andre ikke kan se dem: de vises ikke igen.
codes-left =
    { $count ->
        [0] Der er ingen gendannelseskoder tilbage.
        [one] Der er én gendannelseskode tilbage.
       *[other] Der er { $count } gendannelseskoder tilbage.
    }
codes-renew = Lav nye koder
codes-renew-line = De koder, du har nu, holder op med at virke.
codes-copy = Kopiér koderne
codes-kept = Jeg har gemt dem
codes-download = Gem som fil
session-this = denne enhed
session-seen = sidst set { $when }
session-unknown = En browser
session-end = Log ud
session-end-label = Log { $name } ud
