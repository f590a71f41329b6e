-- The journal: every change that an administrator makes, with who, when, before and after. Triggers write it, so that no
-- way to the data leads around it.

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

-- Entries stay as they are.

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

-- Each table that administrators change calls this from a trigger <table>_journal.

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

create function public.record_admin_action() returns trigger
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

create function public.search_admin_actions(search text) returns setof public.admin_actions
language sql stable
as $$
  select a.* from public.admin_actions a
  where concat_ws(E'\n', a.actor, a.subject) ilike all (public.like_patterns(search))
$$;

comment on function public.search_admin_actions(text) is
  'Entries of the journal whose administrator or subject holds each of the words.';
