-- The offers an owner can subscribe to; the server takes price and limits from here, never from a request.

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
  updated_at timestamptz not null default now(),
  constraint subscription_plans_paid_has_interval check ((price = 0) = (interval is null))
);

comment on column public.subscription_plans.price is 'Euros, VAT included, per interval.';
comment on column public.subscription_plans.interval is 'How often the price is due; null for a free plan.';
comment on column public.subscription_plans.max_laundromats is '-1 means no limit.';

create trigger subscription_plans_set_updated_at before update on public.subscription_plans
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
