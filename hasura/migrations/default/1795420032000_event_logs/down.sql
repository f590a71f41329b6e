drop function public.allow_long_statements();
drop function public.prune_event_logs(integer);
drop view public.event_backlog;
drop function public.undelivered_events();
