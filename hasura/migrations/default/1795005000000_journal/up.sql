-- The journal: every change by an administrator or owner, with name, time and the values before and after. Triggers write it, so that no
-- change can bypass it. Then the ids of deleted rows, which triggers save as well.
--
-- Functions in PL/pgSQL may read tables of later folders: here accounts, laundromats, services, machines and exceptions.

create table public.journal_entries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid,
  actor text,
  operation text not null constraint journal_entries_operation_known check (operation in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text not null,
  subject text,
  before jsonb,
  after jsonb
);
comment on table public.journal_entries is
  'Journal of what administrators and owners changed. Append-only; entries older than three years may be deleted.';
comment on column public.journal_entries.user_id is
  'The administrator or owner. No foreign key: an entry outlives the account and does not change when the account is deleted.';
comment on column public.journal_entries.actor is 'Name of the administrator at that time, or « Propriétaire ».';
comment on column public.journal_entries.subject is 'Name of the changed object: a laundromat, a person or a plan.';
comment on column public.journal_entries.before is 'Old values: the whole row after a deletion, the changed columns after an update.';
comment on column public.journal_entries.after is 'New values: the whole row after an insertion, the changed columns after an update.';

create index journal_entries_created_at on public.journal_entries (created_at desc, id);

create function public.refuse_journal_change() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '3 years' then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{subject,before,after}'::text[] = to_jsonb(old) - '{subject,before,after}'::text[]
    and (new.subject is null or new.subject = old.subject)
    -- The same fields, of which a value may only become null.
    and not exists (
      select from (values (old.before, new.before), (old.after, new.after)) as side (was, becomes)
      where (was is null) <> (becomes is null) or exists (
        select from jsonb_each(was) as o full join jsonb_each(becomes) as n using (key)
        where o.value is null or n.value is null or (n.value <> o.value and n.value <> 'null')
      )
    )
  then
    return new;
  end if;
  -- Hasura passes on only the text of an error. The texts of all triggers begin with the name of a constraint, as here.
  raise exception 'journal_entries_immutable: entries of the journal cannot be changed or deleted'
    using errcode = 'check_violation', constraint = 'journal_entries_immutable', table = 'journal_entries';
end
$$;
comment on function public.refuse_journal_change is
  'Trigger: refuses every change of the journal, except deleting entries older than three years, and emptying values, as the erasure of '
  'a person does; the names of the fields stay.';

create trigger journal_entries_immutable before update or delete on public.journal_entries
  for each row execute function public.refuse_journal_change();
create trigger journal_entries_not_truncated before truncate on public.journal_entries
  for each statement execute function public.refuse_journal_change();

-- Each table that administrators change calls record_change from a trigger named <table>_journal. Hasura and the actions server write the
-- role and id of a request into the setting hasura.user of its transaction; without it, an import or an operator writes.

create function public.acting_administrator() returns uuid
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  return case session ->> 'x-hasura-role'
    -- A session always has an id; without one the change is recorded all the same.
    when 'site_admin' then coalesce(session ->> 'x-hasura-user-id', '00000000-0000-0000-0000-000000000000')
    -- This role requires the admin secret, so only the actions server can name an administrator.
    when 'admin' then session ->> 'x-hasura-acting-admin-id'
  end::uuid;
end
$$;
comment on function public.acting_administrator is
  'Returns the administrator on whose behalf Hasura runs this request: by their token, or named by the actions server. '
  'Null for all other requests.';

-- The journal has the changes of owners too, so that an administrator can see what a laundromat said, and when. Entries of owners
-- contain no name: they outlive the account.

create function public.acting_person(out id uuid, out name text)
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  id := acting_administrator();
  if id is not null then
    name := (select concat_ws(' ', u.first_name, u.last_name) from users u where u.id = acting_person.id);
  elsif session ->> 'x-hasura-role' = 'admin' then
    -- Only the actions server can name an owner, as above.
    id := session ->> 'x-hasura-acting-owner-id';
    name := case when id is not null then 'Propriétaire' end;
  end if;
end
$$;
comment on function public.acting_person is
  'Returns the administrator or owner on whose behalf this request runs, with the name for the journal: for an owner only the word. '
  'Null for all other requests.';

create function public.record_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  acting record := acting_person();
  hidden text[] := array['updated_at'] || coalesce(tg_argv, '{}');
  old_row jsonb := to_jsonb(old) - hidden;
  new_row jsonb := to_jsonb(new) - hidden;
  known jsonb := coalesce(new_row, old_row);
  old_values jsonb := old_row;
  new_values jsonb := new_row;
  laundromat uuid := coalesce(old_row, new_row) ->> 'laundromat_id';
  laundromat_name text;
begin
  -- Changes that another trigger makes belong to the change that fired it. What the actions server writes while it restores or decides is
  -- in the entry of the restore or decision.
  if acting.id is null or pg_trigger_depth() > 1 or 'yes' in (current_setting('lavoir.restoring', true), current_setting('lavoir.moderating', true)) then
    return null;
  end if;
  -- What an owner deletes can be restored, and is not recorded.
  if acting_administrator() is null and (tg_op = 'DELETE' or tg_table_name not in ('laundromats', 'photos', 'fact_corrections')) then
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
    acting.id,
    acting.name,
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
comment on function public.record_change is
  'Trigger: writes a journal entry when an administrator changes a row, or an owner a laundromat, in the transaction of the change. '
  'Its arguments name columns that must not be copied: secrets, personal data that is erased elsewhere, search keys.';

create function public.record_list_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  acting record := acting_person();
  lists jsonb;
begin
  if acting.id is null or pg_trigger_depth() > 1 or 'yes' in (current_setting('lavoir.restoring', true), current_setting('lavoir.moderating', true)) then
    return null;
  end if;
  if tg_table_name = 'laundromat_services' then
    select jsonb_object_agg(laundromat_id, list) into lists from (
      select c.laundromat_id, jsonb_build_object('services', jsonb_agg(s.name order by s.position, s.name)) as list
      from changed_rows c join services s on s.id = c.service_id group by c.laundromat_id
    ) l;
  elsif tg_table_name = 'machines' then
    select jsonb_object_agg(laundromat_id, list) into lists from (
      select c.laundromat_id, jsonb_build_object('machines', jsonb_agg(
        jsonb_build_object('kind', c.kind, 'capacityKg', c.capacity_kg, 'count', c.count, 'price', c.price::text, 'minutes', c.minutes)
        order by c.kind desc, c.capacity_kg, c.price)) as list
      from changed_rows c group by c.laundromat_id
    ) l;
  else
    select jsonb_object_agg(laundromat_id, list) into lists from (
      select c.laundromat_id, jsonb_build_object('opening_exceptions', jsonb_agg(
        jsonb_build_object('firstDay', c.first_day, 'lastDay', c.last_day, 'periods', c.periods, 'reason', c.reason)
        order by c.first_day)) as list
      from changed_rows c group by c.laundromat_id
    ) l;
  end if;
  -- Rows that are deleted with their laundromat or service join nothing here: the entry of the laundromat or service covers them.
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after)
  select acting.id, acting.name, lower(tg_op), tg_table_name, l.id, l.name,
    case tg_op when 'DELETE' then list.value end, case tg_op when 'INSERT' then list.value end
  from jsonb_each(lists) list join laundromats l on l.id = list.key::uuid;
  return null;
end
$$;
comment on function public.record_list_change is
  'Trigger: writes one journal entry per laundromat for the services, machines or exceptions that a statement of an administrator or an '
  'owner added or removed.';

create function public.search_journal_entries(search text) returns setof public.journal_entries
language sql stable
as $$
  select a.* from public.journal_entries a
  where concat_ws(E'\n', a.actor, a.subject) ilike all (public.like_patterns(search))
$$;
comment on function public.search_journal_entries is
  'Returns journal entries whose administrator or subject contains every word of the search.';

-- Browsers create the ids of laundromats, reviews, photos and messages, and send them again when no response arrives. If a
-- deletion freed the id, an outbox could publish a removed review again, and an owner could block a restore.

create table public.deleted_ids (
  table_name text not null,
  id uuid not null,
  primary key (table_name, id)
);
comment on table public.deleted_ids is
  'Ids of deleted rows, which no other row may use. Never purged: an id is not personal data.';

create function public.reserve_deleted_ids() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'photos' and acting_administrator() is null then
      -- An owner can restore a photo, unless its laundromat is deleted.
      if exists (select from laundromats where id = old.laundromat_id) then
        return old;
      end if;
    end if;
    insert into deleted_ids (table_name, id) values (tg_table_name, old.id) on conflict do nothing;
    return old;
  end if;
  -- Only in a request: an import or a seed written in SQL may insert again what it deletes.
  if current_setting('hasura.user', true) <> '' and current_setting('lavoir.restoring', true) is distinct from 'yes'
    and exists (select from deleted_ids where table_name = coalesce(tg_argv[0], tg_table_name) and id = new.id) then
    raise exception '%_id_unused: this id belongs to a deleted row', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_id_unused', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function public.reserve_deleted_ids is
  'Trigger: saves the ids of deleted rows, and refuses them to new ones, except while a laundromat is restored. Its argument is the table '
  'whose deleted ids count, if it is another.';
