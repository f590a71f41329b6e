drop function public.search_all_laundromats(text, boolean, boolean);

create function public.search_all_laundromats(search text, refused boolean default null) returns setof public.laundromats
language sql stable
as $$
  select l.* from public.laundromats l left join public.users o on o.id = l.user_id
  where (
    concat_ws(E'\n', l.name, l.city, l.postal_code, l.address, o.email) ilike all (public.like_patterns(search))
    or public.slug_of(left(search, 200)) <> '' and l.slug like '%' || public.slug_of(left(search, 200)) || '%'
  ) and (refused is null or refused = (l.refused_at is not null))
$$;

comment on function public.search_all_laundromats(text, boolean) is
  'Laundromats, published or not, whose name, place or owner''s e-mail holds each of the words, or whose slug holds them in this order.';

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
      count(*) filter (where not is_active and refused_at is null)::integer as awaiting,
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

comment on column public.admin_overview.awaiting_moderation is 'Listings not published and not refused.';

drop trigger laundromats_journal on public.laundromats;
create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_admin_action(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'earth_point', 'needs_approval');

drop trigger laundromats_keep_approved on public.laundromats;
drop function public.keep_approved_content();
drop function public.moderated_content(public.laundromats);
alter table public.laundromats
  drop constraint laundromats_change_known,
  drop column changed_at,
  drop column approved_content;
