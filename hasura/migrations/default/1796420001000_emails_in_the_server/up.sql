-- Emails are counted and held by the actions server, each in one transaction.

drop function allow_email;
drop function hold_email;
drop function take_held_emails;
