-- The server ends sessions and mailed links in the transaction that changes an address or a password.

drop trigger users_end_sessions on users;
drop function end_sessions_of_user;
