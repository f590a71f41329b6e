drop trigger laundromats_track_check on public.laundromats;

create or replace function public.set_facts_checked_at() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    -- A row that is restored was created earlier.
    if new.created_at = now() then
      new.facts_checked_at := now();
    end if;
  elsif checked_facts(new) <> checked_facts(old) and new.facts_checked_at is not distinct from old.facts_checked_at then
    new.facts_checked_at := now();
  end if;
  return new;
end
$$;

comment on function public.set_facts_checked_at() is
  'Trigger: sets facts_checked_at when a person states or edits the facts of a laundromat.';

create trigger laundromats_track_check before insert or update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.set_facts_checked_at();

drop trigger moderation_actions_z_end on public.moderation_actions;
drop trigger moderation_actions_a_begin on public.moderation_actions;
drop function public.mark_moderation();

comment on column public.laundromats.facts_checked_at is
  'Last time when the owner or an administrator stated, edited or confirmed the facts; null if nobody has.';
