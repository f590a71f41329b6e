drop function public.allow_email(text, text, boolean);
drop table public.sent_emails;
