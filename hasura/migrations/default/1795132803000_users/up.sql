-- People who sign in: private customers, laundromat owners and the site's administrators.

create table public.users (
  id uuid primary key default gen_random_uuid(),
  email public.citext not null unique constraint users_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  password text not null,
  first_name text not null constraint users_first_name_filled check (btrim(first_name) <> ''),
  last_name text not null constraint users_last_name_filled check (btrim(last_name) <> ''),
  role text not null default 'client' constraint users_role_known check (role in ('client', 'owner', 'admin')),
  stripe_customer_id text unique,
  is_active boolean not null default true,
  email_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.users.password is 'argon2id hash. No Hasura role may select it.';
comment on column public.users.role is 'admin becomes the Hasura role site_admin; it can never be chosen at registration.';
comment on column public.users.is_active is 'A deactivated user loses access when the session is next refreshed.';

create trigger users_set_updated_at before update on public.users
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
