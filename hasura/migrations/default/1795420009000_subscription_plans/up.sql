-- The plans that owners can subscribe to. Price and limits always come from here, never from a request.

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
comment on column public.subscription_plans.interval is 'Billing interval; null for a free plan.';
comment on column public.subscription_plans.max_laundromats is '-1 means no limit.';
comment on column public.subscription_plans.features is
  'Benefits shown for the plan, one per line, besides those that follow from its limit and flags.';

create trigger subscription_plans_set_updated_at before update on public.subscription_plans
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

create trigger subscription_plans_journal after insert or update or delete on public.subscription_plans
  for each row execute function public.record_change();

-- The three plans of the site. Their Stripe ids are written later by `npm run stripe:sync`.
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
