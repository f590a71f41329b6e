-- Decisions about the objects of an import are transactions of the actions server.

drop function decide_source_candidate;
drop function decide_source_difference;
drop function confirm_source_laundromat;
drop function write_source_fact;
