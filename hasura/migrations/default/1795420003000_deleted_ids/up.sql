-- Browsers create the ids of laundromats, reviews, photos and messages, and send them again when no response arrives. If a
-- deletion freed the id, an outbox could publish a removed review again, and an owner could block a restore.

create table public.deleted_ids (
  table_name text not null,
  id uuid not null,
  primary key (table_name, id)
);

comment on table public.deleted_ids is
  'Ids of deleted rows, which no other row may use. Never purged: an id is not personal data.';

-- Each table concerned calls save_deleted_ids after deletions, and refuse_deleted_id before insertions through Hasura: an
-- import or a seed written in SQL may insert again what it deletes.

create function public.save_deleted_ids() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  insert into deleted_ids (table_name, id) select tg_table_name, id from deleted on conflict do nothing;
  return null;
end
$$;

comment on function public.save_deleted_ids() is 'Trigger: saves the ids of deleted rows.';

create function public.refuse_deleted_id() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if current_setting('lavoir.restoring', true) = 'yes' then
    return new;
  end if;
  if exists (select from deleted_ids where table_name = tg_argv[0] and id = new.id) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception '%_id_unused: this id belongs to a deleted row', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_id_unused', table = tg_table_name;
  end if;
  return new;
end
$$;

comment on function public.refuse_deleted_id() is
  'Trigger: refuses the id of a deleted row of the named table, except while restore_laundromat runs.';
