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
  kind text not null constraint account_tokens_kind_known check (kind in ('email_verification', 'password_reset')),
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.account_tokens is 'Links emailed to a user; each works once and expires.';

create index account_tokens_user_id on public.account_tokens (user_id);
create index account_tokens_expires_at on public.account_tokens (expires_at);
