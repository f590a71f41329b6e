-- The actions server compares the version of an account's billing under the lock of the account.

drop trigger users_check_billing_version on users;
drop function check_billing_version;
