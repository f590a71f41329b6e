-- What administrators change is written down with who, when, before and after. The database does the writing, so that no
-- door to the data leads around it.

create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid,
  actor text,
  operation text not null constraint admin_actions_operation_known check (operation in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text not null,
  subject text,
  before jsonb,
  after jsonb
);

comment on table public.admin_actions is 'The journal of the site''s administrators. Rows are only added; after three years they may go.';
comment on column public.admin_actions.user_id is
  'Who acted. No foreign key: an entry outlives the account, and nothing may be changed in it when the account goes.';
comment on column public.admin_actions.actor is 'The name of who acted, as it was then.';
comment on column public.admin_actions.subject is 'What was acted on, in a word: the name of a laundromat, of a person, of a plan.';
comment on column public.admin_actions.before is 'The whole row where it was deleted, what changed where it was changed.';
comment on column public.admin_actions.after is 'The whole row where it was added, what changed where it was changed.';

create index admin_actions_created_at on public.admin_actions (created_at desc, id);

create function public.record_admin_action() returns trigger
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

create function public.keep_admin_actions() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '3 years' then
    return old;
  end if;
  raise exception 'admin_actions_kept: an entry of the journal is neither changed nor deleted'
    using errcode = 'check_violation', constraint = 'admin_actions_kept', table = 'admin_actions';
end
$$;

comment on function public.keep_admin_actions() is 'Trigger: refuses every change of the journal but the end of entries older than three years.';

create trigger admin_actions_kept before update or delete on public.admin_actions
  for each row execute function public.keep_admin_actions();
create trigger admin_actions_not_truncated before truncate on public.admin_actions
  for each statement execute function public.keep_admin_actions();

create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_admin_action(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'earth_point');
create trigger users_journal after insert or update or delete on public.users
  for each row execute function public.record_admin_action('password', 'stripe_customer_id');
create trigger contacts_journal after insert or update or delete on public.contacts
  for each row execute function public.record_admin_action('name', 'email', 'phone', 'message');
create trigger services_journal after insert or update or delete on public.services
  for each row execute function public.record_admin_action();
create trigger subscription_plans_journal after insert or update or delete on public.subscription_plans
  for each row execute function public.record_admin_action();
