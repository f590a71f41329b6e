-- Accounts: clients, laundromat owners and administrators.

create table public.users (
  id uuid primary key default gen_random_uuid(),
  email public.citext not null unique constraint users_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  password text not null,
  first_name text not null constraint users_first_name_filled check (btrim(first_name) <> ''),
  last_name text not null constraint users_last_name_filled check (btrim(last_name) <> ''),
  role text not null default 'client' constraint users_role_known check (role in ('client', 'owner', 'admin')),
  is_active boolean not null default true,
  email_verified boolean not null default false,
  stripe_customer_id text unique,
  billing_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.users.password is 'argon2id hash. No Hasura role may select it.';
comment on column public.users.role is 'admin becomes the Hasura role site_admin; registration cannot choose it.';
comment on column public.users.is_active is 'False for a disabled account, which loses access when its session is next refreshed.';
comment on column public.users.billing_version is
  'Optimistic lock of the billing data of this user. Each write sets the next number and fails when another write was first.';

create trigger users_set_updated_at before update on public.users
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

create trigger users_journal after insert or update or delete on public.users
  for each row execute function public.record_change('password', 'stripe_customer_id');

-- The server reads from Stripe, then writes here: of two concurrent syncs, the one with older data must not win.

create function public.check_billing_version() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if new.billing_version <> old.billing_version + 1 then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'users_billing_version: version % cannot follow %', new.billing_version, old.billing_version
      using errcode = 'check_violation', constraint = 'users_billing_version', table = 'users';
  end if;
  return new;
end
$$;

comment on function public.check_billing_version() is
  'Trigger: refuses a billing_version that does not follow the current one, and so the whole transaction of the slower writer.';

-- "update of" and not "when distinct": the slower writer sets the number that the row already has.
create trigger users_check_billing_version before update of billing_version on public.users
  for each row execute function public.check_billing_version();

create function public.search_users(search text) returns setof public.users
language sql stable
as $$
  select u.* from public.users u
  where concat_ws(E'\n', u.email, u.first_name, u.last_name) ilike all (public.like_patterns(search))
$$;

comment on function public.search_users(text) is 'Returns accounts whose email or name contains every word of the search.';
