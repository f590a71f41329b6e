drop index public.webhook_events_unprocessed;
create index webhook_events_unprocessed on public.webhook_events (created_at) where not processed;
alter table public.webhook_events drop column dead_at;
