-- A laundromat that was claimed stays when its present owner's account is erased, also after a transfer, and after the claim is deleted.

-- In several statements: Postgres 15.20 refuses a new column with a default while a parsed function uses the table's rows.
alter table public.laundromats add column was_claimed boolean;
alter table public.laundromats disable trigger user;
update public.laundromats set was_claimed = false;
alter table public.laundromats enable trigger user;
alter table public.laundromats alter column was_claimed set default false, alter column was_claimed set not null;

comment on column public.laundromats.was_claimed is
  'A claim of it was accepted and not undone: it was in the directory before its owner, and stays when the account is erased.';

update public.laundromats set was_claimed = true
where id in (select laundromat_id from public.laundromat_claims where status = 'accepted');

update public.moderation_actions set deleted_rows = jsonb_set(deleted_rows, '{laundromats,0,was_claimed}', 'false')
where jsonb_typeof(deleted_rows #> '{laundromats,0}') = 'object';

drop trigger laundromats_journal on public.laundromats;
create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_change(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval',
    'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at',
    'open_week', 'opening_area', 'was_claimed');

create function public.note_claimed() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  update laundromats set was_claimed = exists (
    select from laundromat_claims where laundromat_id = new.laundromat_id and status = 'accepted'
  ) where id = new.laundromat_id;
  return null;
end
$$;

create trigger laundromat_claims_note_claimed after update of status on public.laundromat_claims
  for each row when ((old.status = 'accepted') <> (new.status = 'accepted')) execute function public.note_claimed();

create or replace function public.release_claimed_laundromats(claimant uuid) returns setof public.laundromat_claims
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  claim uuid;
  released uuid;
begin
  for claim in
    select c.id from laundromat_claims c join laundromats l on l.id = c.laundromat_id and l.user_id = c.user_id
    where c.user_id = claimant and c.status = 'accepted'
  loop
    return query select * from revert_claim(claim, null, 'Compte supprimé');
  end loop;
  -- An earlier owner claimed it, or the claim is deleted: its facts stay, without the owner's words, photos and contact details.
  for released in select id from laundromats where user_id = claimant and was_claimed for no key update loop
    delete from photos where laundromat_id = released;
    update reviews set answer = null, answered_at = null where laundromat_id = released;
    update laundromats
    set user_id = null, plan_id = null, is_premium = false, is_featured = false, featured_until = null, phone = null, email = null,
      website = null, facebook = null, instagram = null, description = null, approved_content = null, held_content = '{}'
    where id = released;
  end loop;
end
$$;

comment on function public.release_claimed_laundromats(uuid) is
  'Undoes the accepted claims of an account that is erased: its laundromats existed before it and stay. So do those that another '
  'account claimed, or this one long ago. Returns the claims that are undone.';
