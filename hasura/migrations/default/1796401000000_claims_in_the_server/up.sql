-- Claims and transfers are written by the actions server, each in one transaction.

drop trigger laundromat_claims_measure_company on laundromat_claims;
drop trigger laundromat_claims_note_claimed on laundromat_claims;
drop function start_claim;
drop function submit_claim;
drop function new_claim_code;
drop function confirm_claim_code;
drop function decide_claim;
drop function revert_claim;
drop function release_claimed_laundromats;
drop function offer_laundromat;
drop function answer_transfer;
drop function can_change_owner;
drop function give_laundromat;
drop function note_claimed;
drop function measure_claim_company;
