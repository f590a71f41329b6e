-- The address of an account can be corrected: links that confirm a new one, and sessions that end when address or password change.

alter table public.account_tokens
  add column new_email public.citext,
  drop constraint account_tokens_kind_known,
  add constraint account_tokens_kind_known check (kind in ('email_verification', 'password_reset', 'email_change')),
  add constraint account_tokens_new_email_known check ((new_email is not null) = (kind = 'email_change'));

comment on column public.account_tokens.new_email is 'Address to which the link was sent; it becomes the one of the account.';

create function public.end_sessions_of_user() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  -- An administrator corrects an address; its owner has not confirmed it.
  if new.email <> old.email and acting_administrator() is not null then
    new.email_verified := false;
  end if;
  update refresh_tokens set revoked_at = now() where user_id = new.id and revoked_at is null;
  update account_tokens set used_at = now() where user_id = new.id and used_at is null;
  return new;
end
$$;

comment on function public.end_sessions_of_user() is
  'Trigger: ends every session and every emailed link of an account whose address or password changes.';

create trigger users_end_sessions before update of email, password on public.users
  for each row when (old.email is distinct from new.email or old.password is distinct from new.password)
  execute function public.end_sessions_of_user();
