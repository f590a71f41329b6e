-- Payment publishes a listing at once. One that an administrator has refused is published by an administrator alone.

alter table public.laundromats
  add column needs_approval boolean not null default false,
  add constraint laundromats_unapproved_is_unpublished check (not (needs_approval and is_active));

comment on column public.laundromats.needs_approval is
  'Refused or withdrawn, and not published by an administrator since: no payment publishes it. A correction by the owner ends the '
  'refusal, but not this.';

update public.laundromats set needs_approval = true where refused_at is not null;

create function public.require_approval() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  if not new.is_active then
    new.needs_approval := old.needs_approval or old.refused_at is not null or new.refused_at is not null;
    return new;
  end if;
  -- Without a session it is an operator at the database.
  if session is not null and session ->> 'x-hasura-role' is distinct from 'site_admin' then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'laundromats_needs_approval: an administrator has refused this listing'
      using errcode = 'check_violation', constraint = 'laundromats_needs_approval', table = 'laundromats';
  end if;
  new.needs_approval := false;
  return new;
end
$$;

comment on function public.require_approval() is
  'Trigger: a listing that was refused stays unpublished until an administrator publishes it.';

-- Named to fire after the trigger that ends a refusal.
create trigger laundromats_require_approval before update on public.laundromats
  for each row when (old.needs_approval or old.refused_at is not null or new.refused_at is not null)
  execute function public.require_approval();

-- It follows from the refusal, which the journal tells.
create or replace trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_admin_action(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'earth_point', 'needs_approval');
