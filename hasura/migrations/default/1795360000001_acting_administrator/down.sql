drop trigger photos_journal on public.photos;

create or replace function public.record_admin_action() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
  hidden text[] := array['updated_at'] || coalesce(tg_argv, '{}');
  old_row jsonb := to_jsonb(old) - hidden;
  new_row jsonb := to_jsonb(new) - hidden;
  known jsonb := coalesce(new_row, old_row);
  old_values jsonb := old_row;
  new_values jsonb := new_row;
begin
  -- What follows from a change by another trigger is part of that change.
  if session ->> 'x-hasura-role' is distinct from 'site_admin' or pg_trigger_depth() > 1 then
    return null;
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
    (session ->> 'x-hasura-user-id')::uuid,
    (select concat_ws(' ', first_name, last_name) from users where id = (session ->> 'x-hasura-user-id')::uuid),
    lower(tg_op),
    tg_table_name,
    known ->> 'id',
    coalesce(known ->> 'name', known ->> 'author_name', nullif(concat_ws(' ', known ->> 'first_name', known ->> 'last_name'), '')),
    old_values,
    new_values
  );
  return null;
end
$$;

comment on function public.record_admin_action() is
  'Trigger: writes the journal when a request of the role site_admin changes a row, in the transaction of the change. '
  'Its arguments name columns that must not be copied: secrets, personal data that are erased elsewhere, keys of the search.';

drop function public.acting_administrator();
