-- The journal holds the changes of owners too, so that an administrator can see what a laundromat said, and when. Entries of
-- owners carry no name: they outlive the account.

create function public.acting_owner() returns uuid
  language sql stable
  -- This role requires the admin secret, so only the actions server can name an owner.
  return (
    select (session ->> 'x-hasura-acting-owner-id')::uuid
    from (select nullif(current_setting('hasura.user', true), '')::jsonb) as current (session)
    where session ->> 'x-hasura-role' = 'admin'
  );

comment on function public.acting_owner() is
  'Returns the owner on whose behalf the actions server runs this request. Null for all other requests.';

create function public.acting_person_name(person uuid) returns text
  language sql stable
  set search_path = public, pg_temp
  return case
    when acting_administrator() is null then 'Propriétaire'
    else (select concat_ws(' ', first_name, last_name) from users where id = person)
  end;

comment on function public.acting_person_name(uuid) is
  'Returns the name for the journal: that of an administrator; for an owner only the word.';

create or replace function public.record_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  acting uuid := coalesce(
    acting_administrator(), case when tg_table_name in ('laundromats', 'photos', 'fact_corrections') then acting_owner() end);
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
    acting_person_name(acting),
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
  'Trigger: writes a journal entry when an administrator changes a row, or an owner a laundromat, in the transaction of the change. '
  'Its arguments name columns that must not be copied: secrets, personal data that is erased elsewhere, search keys.';

create or replace function public.record_lists(operation text, table_name text, lists jsonb) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
#variable_conflict use_variable
declare
  acting uuid := coalesce(acting_administrator(), acting_owner());
begin
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return;
  end if;
  -- Rows that are deleted with their laundromat or service join nothing here: the entry of the laundromat or service covers them.
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after)
  select
    acting,
    acting_person_name(acting),
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
  'Writes one journal entry per laundromat for the rows that a statement added or removed, if an administrator or an owner did. lists: by '
  'the id of the laundromat, as the journal shows them.';

comment on table public.journal_entries is
  'Journal of what administrators and owners changed. Append-only; entries older than three years may be deleted.';
comment on column public.journal_entries.user_id is
  'The administrator or owner. No foreign key: an entry outlives the account and does not change when the account is deleted.';
comment on column public.journal_entries.actor is 'Name of the administrator at that time, or « Propriétaire ».';
