-- The plans that owners subscribe to, whose prices and limits come from here, never from a request; copies of subscriptions, payments and
-- events at Stripe; emails about payments.

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null unique constraint subscription_plans_name_filled check (btrim(name) <> ''),
  stripe_product_id text unique,
  stripe_price_id text unique,
  price numeric(8, 2) not null constraint subscription_plans_price_positive check (price >= 0),
  currency text not null default 'eur' constraint subscription_plans_currency_shape check (currency ~ '^[a-z]{3}$'),
  interval text constraint subscription_plans_interval_known check (interval in ('month', 'year')),
  features text[] not null default '{}',
  max_laundromats integer not null default 1 constraint subscription_plans_max_laundromats_range check (max_laundromats >= -1),
  allow_featured boolean not null default false,
  priority_support boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- The site has one currency.
  constraint subscription_plans_currency_site check (currency = 'eur'),
  constraint subscription_plans_paid_has_interval check ((price = 0) = (interval is null))
);

comment on column public.subscription_plans.price is 'Euros, VAT included, per interval.';
comment on column public.subscription_plans.interval is 'Billing interval; null for a free plan.';
comment on column public.subscription_plans.features is
  'Benefits shown for the plan, one per line, besides those that follow from its limit and flags.';
comment on column public.subscription_plans.max_laundromats is '-1 means no limit.';

create trigger subscription_plans_journal after insert or update or delete on public.subscription_plans
  for each row execute function public.record_change();

-- The three plans of the site. Their Stripe ids are written later by `npm run operate -- stripe-sync`.
insert into public.subscription_plans
  (id, name, price, interval, features, max_laundromats, allow_featured, priority_support)
values
  (
    'b0000000-0000-4000-8000-000000000001', 'Gratuit', 0, null,
    array['Fiche laverie dans l''annuaire', 'Adresse, horaires et itinéraire', 'Avis clients',
      'Liens vers votre site et vos réseaux sociaux', '2 photos maximum', 'Publication sous 48 h après validation'],
    1, false, false
  ),
  (
    'b0000000-0000-4000-8000-000000000002', 'Premium', 59.00, 'year',
    array['Fiche publiée immédiatement', 'À distance et ouverture comparables, place avant les fiches gratuites', '6 photos maximum'],
    1, false, false
  ),
  (
    'b0000000-0000-4000-8000-000000000003', 'Premium+', 49.00, 'month',
    array['Tous les avantages Premium', 'À distance et ouverture comparables, place avant toutes les autres fiches',
      'Entre fiches Premium+, chacune à son tour en tête, à parts égales', '10 photos maximum'],
    -1, true, true
  );

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
  draft_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.subscriptions.status is 'Status at Stripe; only active grants the plan.';
comment on column public.subscriptions.draft_id is
  'The draft that was paid for, as Stripe has it. Not a foreign key: the draft may have been deleted.';

create index subscriptions_user_id on public.subscriptions (user_id, created_at desc);
create index subscriptions_plan_id on public.subscriptions (plan_id);

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
  is_fraudulent boolean not null default false,
  description text,
  next_attempt_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.payments is 'Payments outlive a deleted subscription: the accounts must still add up.';
comment on column public.payments.amount_refunded is 'Part of the amount refunded so far.';
comment on column public.payments.status is
  'succeeded counts as revenue; otherwise refunded, disputed, failed, requires_action, or the status of the invoice at Stripe.';
comment on column public.payments.dispute_status is 'Status of the dispute at Stripe; null without a dispute.';
comment on column public.payments.is_fraudulent is 'Taken back by a lost dispute, or refunded at Stripe with the reason « fraudulent ».';
comment on column public.payments.next_attempt_at is
  'Time at which Stripe tries again to collect an open invoice; null when it does not.';

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
  kind text not null constraint billing_emails_kind_known check (kind in (
    'paid', 'failed', 'action_required', 'plan_changed', 'cancellation', 'cancellation_withdrawn', 'ended', 'refunded', 'refund_failed',
    'disputed', 'dispute_opened', 'dispute_closed', 'dispute_decided', 'laundromat_waits', 'laundromat_held', 'laundromat_refunded',
    'second_subscription')),
  details jsonb not null default '{}' constraint billing_emails_details_object check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
comment on table public.billing_emails is 'Emails about payments. Inserting a row sends the email, through the event trigger billing_email.';
comment on column public.billing_emails.fact is 'Event that the email reports, for example paid:in_1. Unique, so that it is sent only once.';
comment on column public.billing_emails.details is 'Values shown in the email: amounts, dates, links.';

create index billing_emails_user_id on public.billing_emails (user_id);
