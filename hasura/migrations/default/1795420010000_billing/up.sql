-- Copy of the subscriptions and payments at Stripe, synced by its events.

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  plan_id uuid not null references public.subscription_plans on delete restrict,
  stripe_subscription_id text unique,
  stripe_customer_id text,
  status text not null,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz,
  trial_start timestamptz,
  trial_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.subscriptions.status is 'Status at Stripe; only active grants the plan.';

create index subscriptions_user_id on public.subscriptions (user_id, created_at desc);
create index subscriptions_plan_id on public.subscriptions (plan_id);

create trigger subscriptions_set_updated_at before update on public.subscriptions
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid references public.subscriptions on delete set null,
  stripe_payment_intent_id text unique,
  stripe_invoice_id text unique,
  amount numeric(8, 2) not null,
  amount_refunded numeric(8, 2) not null default 0
    constraint payments_amount_refunded_positive check (amount_refunded >= 0),
  currency text not null default 'eur',
  status text not null,
  dispute_status text,
  description text,
  paid_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.payments is 'Payments outlive a deleted subscription: the accounts must still add up.';
comment on column public.payments.status is
  'succeeded counts as revenue; otherwise refunded, disputed, failed, requires_action, or the status of the invoice at Stripe.';
comment on column public.payments.amount_refunded is 'Part of the amount refunded so far.';
comment on column public.payments.dispute_status is 'Status of the dispute at Stripe; null without a dispute.';

create index payments_subscription_id on public.payments (subscription_id);
create index payments_created_at on public.payments (created_at);

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

-- Emails about payments. A row is written in the transaction of the change that it reports; its event sends the email once.

create table public.billing_emails (
  fact text primary key,
  user_id uuid not null references public.users on delete cascade,
  kind text not null constraint billing_emails_kind_known
    check (kind in ('paid', 'failed', 'action_required', 'ended', 'laundromat_waits', 'second_subscription')),
  details jsonb not null default '{}' constraint billing_emails_details_object check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);

comment on table public.billing_emails is 'Emails about payments. Inserting a row sends the email, through the event trigger billing_email.';
comment on column public.billing_emails.fact is 'Event that the email reports, for example paid:in_1. Unique, so that it is sent only once.';
comment on column public.billing_emails.details is 'Values shown in the email: amounts, dates, links.';

create index billing_emails_user_id on public.billing_emails (user_id);
