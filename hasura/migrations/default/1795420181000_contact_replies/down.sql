drop trigger held_emails_follow_reply on public.held_emails;
drop function public.follow_held_reply();
drop table public.contact_replies;
