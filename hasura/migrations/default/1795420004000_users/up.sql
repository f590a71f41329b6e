-- People who sign in: private customers, laundromat owners and the site's administrators.

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
comment on column public.users.role is 'admin becomes the Hasura role site_admin; it can never be chosen at registration.';
comment on column public.users.is_active is 'A deactivated user loses access when the session is next refreshed.';
comment on column public.users.billing_version is
  'Counts what billing has written about this user. Who writes says which number comes next, and fails when somebody else was faster.';

create trigger users_set_updated_at before update on public.users
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

create trigger users_journal after insert or update or delete on public.users
  for each row execute function public.record_change('password', 'stripe_customer_id');

-- What Stripe says is read and then written; of two readers at once, the older answer must not win.

create function public.check_billing_version() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if new.billing_version <> old.billing_version + 1 then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'users_billing_version: version % cannot follow %', new.billing_version, old.billing_version
      using errcode = 'check_violation', constraint = 'users_billing_version', table = 'users';
  end if;
  return new;
end
$$;

comment on function public.check_billing_version() is
  'Trigger: refuses a billing_version that does not follow the present one, and with it the whole transaction of a late writer.';

-- "update of" and not "when distinct": a late writer names the number that is already there.
create trigger users_check_billing_version before update of billing_version on public.users
  for each row execute function public.check_billing_version();

create function public.search_users(search text) returns setof public.users
language sql stable
as $$
  select u.* from public.users u
  where concat_ws(E'\n', u.email, u.first_name, u.last_name) ilike all (public.like_patterns(search))
$$;

comment on function public.search_users(text) is 'Accounts whose e-mail or name holds each of the words.';
