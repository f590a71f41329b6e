-- An approved listing kept its approval when its owner replaced everything that had been looked at. A change of a free listing waits for
-- moderation beside what was approved; the listing stays visible until an administrator refuses.

alter table public.laundromats
  add column approved_content jsonb,
  add column changed_at timestamptz,
  add constraint laundromats_change_known check ((approved_content is null) = (changed_at is null));

comment on column public.laundromats.approved_content is
  'Approved values by column while a change by the owner waits for moderation; null while none does.';
comment on column public.laundromats.changed_at is 'When the owner last changed what had been approved. An approval names it, so that it covers what was seen.';

create index laundromats_changed on public.laundromats (changed_at) where changed_at is not null;

create function public.moderated_content(laundromat public.laundromats) returns jsonb
language sql immutable
return jsonb_build_object(
  'name', laundromat.name, 'address', laundromat.address, 'postal_code', laundromat.postal_code, 'city', laundromat.city,
  'phone', laundromat.phone, 'email', laundromat.email, 'description', laundromat.description, 'website', laundromat.website,
  'facebook', laundromat.facebook, 'instagram', laundromat.instagram
);

comment on function public.moderated_content(public.laundromats) is 'What of a listing an administrator looks at before it is published.';

create function public.keep_approved_content() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if not new.is_active then
    -- Unpublished, the whole listing waits for moderation, or was refused.
    new.approved_content := null;
    new.changed_at := null;
  elsif old.is_active and acting_administrator() is null and moderated_content(new) <> moderated_content(old)
    and (old.changed_at is not null or not new.is_premium) then
    -- After several changes what was approved is still the first text; going back to it ends the wait.
    new.approved_content := nullif(coalesce(old.approved_content, moderated_content(old)), moderated_content(new));
    new.changed_at := case when new.approved_content is not null then clock_timestamp() end;
  end if;
  return new;
end
$$;

comment on function public.keep_approved_content() is
  'Trigger: keeps what was approved beside a change by the owner of a free, published listing. A listing with a paid plan was never approved.';

-- Only what comes through Hasura: an import corrects in its own name.
create trigger laundromats_keep_approved before update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.keep_approved_content();

drop trigger laundromats_journal on public.laundromats;
create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_admin_action(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'earth_point', 'needs_approval', 'approved_content');

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

comment on column public.admin_overview.awaiting_moderation is 'Listings neither published nor refused, and published ones that their owner changed.';

drop function public.search_all_laundromats(text, boolean);

create function public.search_all_laundromats(search text, refused boolean default null, awaiting boolean default null) returns setof public.laundromats
language sql stable
as $$
  select l.* from public.laundromats l left join public.users o on o.id = l.user_id
  where (
    concat_ws(E'\n', l.name, l.city, l.postal_code, l.address, o.email) ilike all (public.like_patterns(search))
    or public.slug_of(left(search, 200)) <> '' and l.slug like '%' || public.slug_of(left(search, 200)) || '%'
  ) and (refused is null or refused = (l.refused_at is not null))
  and (awaiting is null or awaiting = (not l.is_active and l.refused_at is null or l.changed_at is not null))
$$;

comment on function public.search_all_laundromats(text, boolean, boolean) is
  'Laundromats, published or not, whose name, place or owner''s e-mail holds each of the words, or whose slug holds them in this order. '
  'Awaiting moderation: not published and not refused, or changed since.';
