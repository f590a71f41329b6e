drop view public.event_backlog;
drop function public.undelivered_events();
