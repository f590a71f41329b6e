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
