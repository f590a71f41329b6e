create or replace function public.release_claimed_laundromats(claimant uuid) returns setof public.laundromat_claims
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  claim uuid;
begin
  for claim in
    select c.id from laundromat_claims c join laundromats l on l.id = c.laundromat_id and l.user_id = c.user_id
    where c.user_id = claimant and c.status = 'accepted'
  loop
    return query select * from revert_claim(claim, null, 'Compte supprimé');
  end loop;
end
$$;

comment on function public.release_claimed_laundromats(uuid) is
  'Undoes the accepted claims of an account that is erased: its laundromats existed before it and stay.';

drop trigger laundromat_claims_note_claimed on public.laundromat_claims;
drop function public.note_claimed();
drop trigger laundromats_journal on public.laundromats;
create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_change(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval',
    'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at',
    'open_week', 'opening_area');

alter table public.laundromats drop column was_claimed;
