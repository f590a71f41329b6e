drop table public.account_tokens;
drop table public.refresh_tokens;
