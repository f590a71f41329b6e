-- Accounts: clients, laundromat owners and administrators, with what signs them in and the emails that they receive.

create table public.users (
  id uuid primary key default gen_random_uuid(),
  email public.citext not null unique constraint users_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  password text not null,
  first_name text not null constraint users_first_name_filled check (btrim(first_name) <> ''),
  last_name text not null constraint users_last_name_filled check (btrim(last_name) <> ''),
  phone text constraint users_phone_length check (char_length(phone) between 1 and 50),
  role text not null default 'client' constraint users_role_known check (role in ('client', 'owner', 'admin')),
  is_active boolean not null default true,
  email_verified boolean not null default false,
  stripe_customer_id text unique,
  billing_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.users.password is 'argon2id hash. No Hasura role may select it.';
comment on column public.users.phone is 'Entered in the profile, for the team alone.';
comment on column public.users.role is 'admin becomes the Hasura role site_admin; registration cannot choose it.';
comment on column public.users.is_active is 'False for a disabled account, which loses access when its session is next refreshed.';
comment on column public.users.billing_version is
  'Optimistic lock of the billing data of this user. Each write sets the next number and fails when another write was first.';

create trigger users_set_updated_at before update on public.users
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger users_journal after insert or update or delete on public.users
  for each row execute function public.record_change('password', 'stripe_customer_id', 'phone');

create function public.search_users(search text) returns setof public.users
language sql stable
as $$
  select u.* from public.users u
  where concat_ws(E'\n', u.email, u.first_name, u.last_name) ilike all (public.like_patterns(search))
$$;
comment on function public.search_users is 'Returns accounts whose email or name contains every word of the search.';

-- Tokens that sign a user in: refresh tokens, one per exchange, and emailed links that work once. Only hashes are stored.

create table public.refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  family_id uuid not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);

comment on column public.refresh_tokens.family_id is
  'The sign-in that the token comes from. Replaying a rotated token revokes its whole family.';
comment on column public.refresh_tokens.rotated_at is
  'Time of the exchange. A replay within seconds comes from two tabs refreshing at once; a later one is treated as theft.';

create index refresh_tokens_user_id on public.refresh_tokens (user_id);
create index refresh_tokens_family_id on public.refresh_tokens (family_id);
create index refresh_tokens_expires_at on public.refresh_tokens (expires_at);

create table public.account_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  kind text not null
    constraint account_tokens_kind_known check (kind in ('email_verification', 'password_reset', 'email_change')),
  new_email public.citext,
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint account_tokens_new_email_known check ((new_email is not null) = (kind = 'email_change'))
);
comment on table public.account_tokens is 'Links emailed to a user; each works once and expires.';
comment on column public.account_tokens.new_email is 'Address to which the link was sent; it becomes the one of the account.';

create index account_tokens_user_id on public.account_tokens (user_id);
create index account_tokens_expires_at on public.account_tokens (expires_at);

-- Anyone can type any address when they register or report, so the emails to each address are counted and limited.

create table public.sent_emails (
  key text primary key,
  recipient text not null,
  is_verified boolean not null,
  allowance text not null default 'general' constraint sent_emails_allowance_known
    check (allowance in ('general', 'confirmation', 'reset', 'code', 'claim', 'account')),
  user_id uuid references public.users on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.sent_emails is 'Emails of the last day, for the limits per address. The nightly purge of tokens deletes older rows.';
comment on column public.sent_emails.key is 'Identifies the email, so that sending it again after a failure counts once.';
comment on column public.sent_emails.recipient is
  'SHA-256 of the address in lower case, and of what spellings of one mailbox share while no account has confirmed it.';
comment on column public.sent_emails.is_verified is 'True if an account had confirmed the address at that time.';
comment on column public.sent_emails.allowance is
  'What the email is counted with. general: caused by visitors; confirmation, reset, code: links and codes; claim: a person claims '
  'a laundromat of the account; account: caused only by the account, administrators or payments.';
comment on column public.sent_emails.user_id is 'The account that had confirmed the address at that time.';

create index sent_emails_recipient on public.sent_emails (recipient, created_at);
create index sent_emails_created_at on public.sent_emails (created_at);
create index sent_emails_user_id on public.sent_emails (user_id);

create table public.held_emails (
  key text primary key,
  user_id uuid references public.users on delete cascade,
  recipient text not null,
  subject text not null,
  reason text not null constraint held_emails_reason_known check (reason in ('limit', 'unconfirmed', 'refused')),
  content jsonb,
  times integer not null default 1,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.held_emails is
  'Emails that were not sent when they were due, for administrators. Those with a content are sent later. Deleted after 30 days.';
comment on column public.held_emails.user_id is 'The account of the address, also an unconfirmed one.';
comment on column public.held_emails.recipient is 'SHA-256 of the address in lower case.';
comment on column public.held_emails.reason is
  'limit: the address had received as many as its allowance permits. unconfirmed: no account has confirmed the address. refused: '
  'the mail server did not take the email.';
comment on column public.held_emails.content is 'The email, if it is sent later; a link with a secret is made when it is sent. In no permission.';
comment on column public.held_emails.times is 'Number of emails with this subject that were dropped within a day.';
comment on column public.held_emails.next_attempt_at is 'Null if the email is not sent later.';

create index held_emails_user_id on public.held_emails (user_id);
create index held_emails_next_attempt_at on public.held_emails (next_attempt_at);
create index held_emails_created_at on public.held_emails (created_at);
create index held_emails_recipient on public.held_emails (recipient, subject);

create table public.owner_networks (
  user_id uuid not null references public.users on delete cascade,
  network_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network_hash)
);
comment on table public.owner_networks is
  'Network addresses from which owners were signed in, so that their own reviews are recognized. Deleted after 30 days.';
comment on column public.owner_networks.network_hash is 'Keyed hash of the network address; the address itself is not stored.';

create index owner_networks_network_hash on public.owner_networks (network_hash);
create index owner_networks_seen_at on public.owner_networks (seen_at);
