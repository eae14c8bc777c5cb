# Accounts: registration, the page, and a forgotten password.

account-guest = You are a guest
account-guest-line = Everything works for guests. An account keeps your tables together on all your devices, and gives you ratings.
account-register = New account
account-create = Create the account
account-register-line = The tables you have now stay yours.
account-login = Log in
account-login-line = The tables you have as a guest here will be the account’s too.
account-leave = Log out
account-delete = Delete the account
account-delete-line = The account is deleted, with its ratings, notes, notifications and everything you said at tables. You leave games that are not over, as if you resigned, and tables you opened are closed. At finished games your seats stay, without your name. This cannot be undone.
password-help = At least ten characters. A few words that only you put together do well.
password-old = Current password
password-new = New password
password-change = Change the password
password-changed = The password is changed. All other devices have been logged out.
recover-forgotten = Forgotten your password?
recover-line = A new password ends all sessions of the account. Then you log in with it.
recover-code-title = With a recovery code
recover-code-line = One of the codes that you were given when you created the account.
recover-code = Recovery code
recover-email-title = By e-mail
recover-email-line = Where the account has an address for this, an e-mail with a link is sent there.
recover-email-send = Send an e-mail
recover-email-sent = If there is such an account and it has an address for this, an e-mail is on its way.
recover-set = Set the new password
recover-done = The new password is set, and all devices have been logged out.
recover-to-login = Log in
codes-line = Each sets a new password once, if you forget yours. Keep them where others cannot see them: they are not shown again.
codes-left =
    { $count ->
        [0] No recovery codes are left.
        [one] One recovery code is left.
       *[other] { $count } recovery codes are left.
    }
codes-renew = Make new codes
codes-renew-line = The codes you have now stop working.
codes-copy = Copy the codes
codes-kept = I have saved them
codes-download = Save as a file
session-this = this device
session-seen = last seen { $when }
session-unknown = A browser
session-end = Log out
session-end-label = Log out { $name }
