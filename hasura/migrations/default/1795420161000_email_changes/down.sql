drop trigger users_end_sessions on public.users;
drop function public.end_sessions_of_user();
delete from public.account_tokens where kind = 'email_change';
alter table public.account_tokens
  drop column new_email,
  drop constraint account_tokens_kind_known,
  add constraint account_tokens_kind_known check (kind in ('email_verification', 'password_reset'));
