drop function public.prune_event_logs(integer);
