create or replace function public.record_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  acting uuid := acting_administrator();
  hidden text[] := array['updated_at'] || coalesce(tg_argv, '{}');
  old_row jsonb := to_jsonb(old) - hidden;
  new_row jsonb := to_jsonb(new) - hidden;
  known jsonb := coalesce(new_row, old_row);
  old_values jsonb := old_row;
  new_values jsonb := new_row;
  laundromat uuid := coalesce(old_row, new_row) ->> 'laundromat_id';
  laundromat_name text;
begin
  -- Changes that another trigger makes belong to the change that fired it; rows restored with a laundromat belong to the restore.
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return null;
  end if;
  if laundromat is not null then
    select name into laundromat_name from laundromats where id = laundromat;
    -- The entry of a deleted laundromat covers the rows that are deleted with it. Foreign key triggers do not count in
    -- pg_trigger_depth().
    if not found then
      return null;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value) into old_values
    from jsonb_each(old_row) where value is distinct from new_row -> key;
    if old_values is null then
      return null;
    end if;
    select jsonb_object_agg(key, new_row -> key) into new_values from jsonb_object_keys(old_values) as key;
  end if;
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting,
    (select concat_ws(' ', first_name, last_name) from users where id = acting),
    lower(tg_op),
    tg_table_name,
    known ->> 'id',
    coalesce(
      known ->> 'name', known ->> 'author_name', nullif(concat_ws(' ', known ->> 'first_name', known ->> 'last_name'), ''),
      laundromat_name
    ),
    old_values,
    new_values
  );
  return null;
end
$$;

comment on function public.record_change() is
  'Trigger: writes a journal entry when an administrator changes a row, in the transaction of the change. '
  'Its arguments name columns that must not be copied: secrets, personal data that is erased elsewhere, search keys.';

create or replace function public.record_lists(operation text, table_name text, lists jsonb) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
#variable_conflict use_variable
declare
  acting uuid := acting_administrator();
begin
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return;
  end if;
  -- Rows that are deleted with their laundromat or service join nothing here: the entry of the laundromat or service covers them.
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after)
  select
    acting,
    (select concat_ws(' ', first_name, last_name) from users where id = acting),
    lower(operation),
    table_name,
    l.id,
    l.name,
    case operation when 'DELETE' then list.value end,
    case operation when 'INSERT' then list.value end
  from jsonb_each(lists) list join laundromats l on l.id = list.key::uuid;
end
$$;

comment on function public.record_lists(text, text, jsonb) is
  'Writes one journal entry per laundromat for the rows that a statement added or removed, if an administrator did. lists: by '
  'the id of the laundromat, as the journal shows them.';

drop function public.acting_person_name(uuid);
drop function public.acting_owner();

comment on table public.journal_entries is 'Journal of what administrators changed. Append-only; entries older than three years may be deleted.';
comment on column public.journal_entries.user_id is
  'The administrator. No foreign key: an entry outlives the account and does not change when the account is deleted.';
comment on column public.journal_entries.actor is 'Name of the administrator at that time.';
