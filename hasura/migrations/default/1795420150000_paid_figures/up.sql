-- The figures of payments counted failed, refunded and free ones, and added other currencies as euros. The site has one
-- currency, the euro.

-- Checked for every plan that is saved from now on; `stripe:sync` refuses an older one.
alter table public.subscription_plans
  add constraint subscription_plans_currency_site check (currency = 'eur') not valid;

create or replace view public.admin_overview as
select
  laundromats.total as laundromats,
  laundromats.active as active_laundromats,
  laundromats.awaiting as awaiting_moderation,
  laundromats.premium as premium_laundromats,
  laundromats.featured as featured_laundromats,
  users.total as users,
  users.active as active_users,
  (select count(*)::integer from public.reviews) as reviews,
  (select count(*)::integer from public.contacts where not is_read) as unread_contacts,
  (select count(*)::integer from public.subscriptions where status = 'active') as active_subscriptions,
  payments.revenue_cents,
  payments.succeeded as succeeded_payments,
  payments.this_month as payments_this_month
from
  (
    select
      count(*)::integer as total,
      count(*) filter (where is_active)::integer as active,
      count(*) filter (where not is_active and refused_at is null or changed_at is not null)::integer as awaiting,
      count(*) filter (where is_premium)::integer as premium,
      count(*) filter (where is_featured and (featured_until is null or featured_until > now()))::integer as featured
    from public.laundromats
  ) laundromats,
  (select count(*)::integer as total, count(*) filter (where is_active)::integer as active from public.users) users,
  (
    select
      coalesce(sum((amount - amount_refunded) * 100), 0)::integer as revenue_cents,
      count(*)::integer as succeeded,
      count(*) filter (
        where coalesce(paid_at, created_at) >= date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'
      )::integer as this_month
    from public.payments
    where status = 'succeeded' and amount > 0 and currency = 'eur'
  ) payments;

comment on column public.admin_overview.revenue_cents is 'Sum of succeeded payments in euros minus refunds, in euro cents.';
comment on column public.admin_overview.succeeded_payments is 'Payments in euros above 0 that were paid and neither refunded nor disputed.';
comment on column public.admin_overview.payments_this_month is 'Those of succeeded_payments that were paid in this month, in French time.';

create or replace view public.admin_months as
with months as (
  select month::date as month, month at time zone 'Europe/Paris' as starts_at,
    (month + interval '1 month') at time zone 'Europe/Paris' as ends_at
  from generate_series(
    date_trunc('month', now() at time zone 'Europe/Paris') - interval '11 months',
    date_trunc('month', now() at time zone 'Europe/Paris'),
    interval '1 month'
  ) as month
)
select
  month,
  (
    select coalesce(sum((amount - amount_refunded) * 100), 0)::integer from public.payments
    where status = 'succeeded' and currency = 'eur' and coalesce(paid_at, created_at) >= starts_at and coalesce(paid_at, created_at) < ends_at
  ) as revenue_cents,
  (select count(*)::integer from public.laundromats where created_at >= starts_at and created_at < ends_at) as new_laundromats
from months;

comment on column public.admin_months.revenue_cents is 'Sum of succeeded payments in euros minus refunds, in euro cents.';
