-- An administrator changes photos through the actions server, which writes them as Hasura's superuser: it says for whom, so
-- that the journal knows.

create function public.acting_administrator() returns uuid
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  return case session ->> 'x-hasura-role'
    -- Nobody signs in without an id; a change is written down nevertheless.
    when 'site_admin' then coalesce(session ->> 'x-hasura-user-id', '00000000-0000-0000-0000-000000000000')
    -- Only who holds the admin secret has this role, so only the actions server can name somebody.
    when 'admin' then session ->> 'x-hasura-acting-admin-id'
  end::uuid;
end
$$;

comment on function public.acting_administrator() is
  'The administrator for whom this request of Hasura is made: by a token of their own, or by the actions server in their name. '
  'Null for everybody else.';

create or replace function public.record_admin_action() returns trigger
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
  -- What follows from a change by another trigger is part of that change, and so is what comes back with a laundromat.
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return null;
  end if;
  if laundromat is not null then
    select name into laundromat_name from laundromats where id = laundromat;
    -- A deleted laundromat takes along what hangs on it, and its own entry tells. The triggers of foreign keys do not
    -- count in pg_trigger_depth().
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
  insert into admin_actions (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting,
    (select concat_ws(' ', first_name, last_name) from users where id = acting),
    lower(tg_op),
    tg_table_name,
    known ->> 'id',
    case when tg_table_name in ('photos', 'photo_removals') then laundromat_name else
      coalesce(known ->> 'name', known ->> 'author_name', nullif(concat_ws(' ', known ->> 'first_name', known ->> 'last_name'), ''))
    end,
    old_values,
    new_values
  );
  return null;
end
$$;

comment on function public.record_admin_action() is
  'Trigger: writes the journal when a row is changed for an administrator, in the transaction of the change. '
  'Its arguments name columns that must not be copied: secrets, personal data that are erased elsewhere, keys of the search.';

create trigger photos_journal after insert or update or delete on public.photos
  for each row execute function public.record_admin_action();
