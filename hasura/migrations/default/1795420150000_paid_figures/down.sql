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
      coalesce(sum((amount - amount_refunded) * 100) filter (where status = 'succeeded'), 0)::integer as revenue_cents,
      count(*) filter (where status = 'succeeded')::integer as succeeded,
      count(*) filter (
        where created_at >= date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'
      )::integer as this_month
    from public.payments
  ) payments;

comment on column public.admin_overview.revenue_cents is 'Sum of succeeded payments minus refunds, in euro cents.';
comment on column public.admin_overview.succeeded_payments is null;
comment on column public.admin_overview.payments_this_month is null;

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
    where status = 'succeeded' and coalesce(paid_at, created_at) >= starts_at and coalesce(paid_at, created_at) < ends_at
  ) as revenue_cents,
  (select count(*)::integer from public.laundromats where created_at >= starts_at and created_at < ends_at) as new_laundromats
from months;

comment on column public.admin_months.revenue_cents is 'Sum of succeeded payments minus refunds, in euro cents.';

alter table public.subscription_plans drop constraint subscription_plans_currency_site;
