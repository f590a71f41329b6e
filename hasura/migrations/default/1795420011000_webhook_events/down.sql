drop table public.webhook_events;
