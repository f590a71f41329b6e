-- Corrections are decided by the actions server, in one transaction each.

drop function decide_fact_correction;
