-- Reviews, questions, reports and messages are written by the actions server, each in one transaction.

drop function ask_owner;
drop function laundromats_of_reviewer;
