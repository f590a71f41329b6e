drop function public.allow_mail(text, text, boolean);
drop table public.sent_mails;
