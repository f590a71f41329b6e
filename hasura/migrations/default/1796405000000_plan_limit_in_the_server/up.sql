-- The actions server counts the laundromats of a plan, under the lock of the account, before it adds one.

drop trigger laundromats_check_limit on laundromats;
