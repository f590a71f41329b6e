-- « Vérifié le … » is written only by a check: publishing a laundromat is none, and neither is a decision of a moderator, which
-- moves texts that the owner has stated.

create function public.mark_moderation() returns trigger
  language plpgsql
  as $$
begin
  perform set_config('lavoir.moderating', case tg_when when 'BEFORE' then 'yes' else 'no' end, true);
  return new;
end
$$;

comment on function public.mark_moderation() is 'Trigger: lets other triggers recognize the changes that a decision makes.';

-- The names make them the first and the last of each decision.
create trigger moderation_actions_a_begin before insert on public.moderation_actions
  for each row execute function public.mark_moderation();
create trigger moderation_actions_z_end after insert on public.moderation_actions
  for each row execute function public.mark_moderation();

create or replace function public.set_facts_checked_at() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if checked_facts(new) <> checked_facts(old) and new.facts_checked_at is not distinct from old.facts_checked_at
    and current_setting('lavoir.moderating', true) is distinct from 'yes' then
    new.facts_checked_at := now();
  end if;
  return new;
end
$$;

comment on function public.set_facts_checked_at() is
  'Trigger: sets facts_checked_at when a person edits the facts of a laundromat. Creating or publishing one checks nothing.';

drop trigger laundromats_track_check on public.laundromats;
create trigger laundromats_track_check before update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.set_facts_checked_at();

comment on column public.laundromats.facts_checked_at is
  'Last time when the owner or an administrator edited or confirmed the facts; null if nobody has since the laundromat was added.';
