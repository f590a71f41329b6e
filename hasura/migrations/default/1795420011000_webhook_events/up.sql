-- Every event of Stripe once: the unique id makes a repeated delivery harmless.

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
  'The provider''s object the event is about. Its current state is fetched when the event is handled, so order does not matter.';
comment on column public.webhook_events.processing_at is 'When handling began; an old value with processed false is a stuck event.';
comment on column public.webhook_events.dead_at is
  'When handling was given up; last_error says why. Set it to null to have the event tried again.';

create index webhook_events_unprocessed on public.webhook_events (created_at) where not processed and dead_at is null;
