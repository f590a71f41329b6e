-- Events received from Stripe. The unique event id makes repeated deliveries harmless.

create table public.webhook_events (
  id uuid primary key default gen_random_uuid(),
  stripe_event_id text not null unique,
  event_type text not null,
  object_id text,
  processed boolean not null default false,
  processed_at timestamptz,
  processing boolean not null default false,
  processing_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null default now()
);

comment on column public.webhook_events.object_id is
  'Stripe object that the event is about. Processing fetches its current state, so the order of events does not matter.';
comment on column public.webhook_events.processing_at is 'Start of processing; an old value with processed false means a stuck event.';
comment on column public.webhook_events.dead_at is
  'Time when retries ended; last_error has the reason. Set it to null to retry the event.';

create index webhook_events_unprocessed on public.webhook_events (created_at) where not processed and dead_at is null;
