-- An event that cannot be handled is given up one day, and somebody must be able to see which and why.

alter table public.webhook_events add column dead_at timestamptz;

comment on column public.webhook_events.dead_at is
  'When handling was given up; last_error says why. Set it to null to have the event tried again.';

drop index public.webhook_events_unprocessed;
create index webhook_events_unprocessed on public.webhook_events (created_at) where not processed and dead_at is null;
