-- Closing a laundromat for good: its page says so for a year, then its address leads to the page of its town.

alter table public.laundromats add column closed_at timestamptz;

comment on column public.laundromats.closed_at is
  'When its owner or an administrator closed it for good; it is unpublished meanwhile. Deleted after a year.';

create index laundromats_closed_at on public.laundromats (closed_at) where closed_at is not null;

create function public.close_for_good() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  refusal text := case
    when old.closed_at is null and not old.is_active then 'laundromats_closed_was_published: only a published laundromat can be closed'
    -- For an owner. An administrator reopens it by publishing it.
    when acting_owner() is null then null
    when new.closed_at is null and old.closed_at < now() - interval '30 days'
      then 'laundromats_reopened_in_time: it was closed more than 30 days ago'
    when old.closed_at is not null and new.closed_at is not null and moderated_content(new) <> moderated_content(old)
      then 'laundromats_closed_unchanged: it is closed for good'
  end;
begin
  if refusal is not null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception '%', refusal
      using errcode = 'check_violation', constraint = split_part(refusal, ':', 1), table = 'laundromats';
  end if;
  if old.closed_at is null then
    new.closed_at := now();
  elsif new.refused_at is not null or new.is_active and acting_administrator() is not null then
    new.closed_at := null;
  end if;
  if new.closed_at is not null then
    -- Neither a payment nor the end of one publishes it.
    new.is_active := false;
    new.is_premium := false;
    new.is_featured := false;
    new.featured_until := null;
  end if;
  return new;
end
$$;

comment on function public.close_for_good() is
  'Trigger: a closed laundromat is unpublished and has no paid tier; its owner may reopen it for 30 days, and cannot change its texts.';

-- The name makes it fire after the trigger that saves approved content, which stays as it is until the laundromat is reopened.
create trigger laundromats_set_closed before update on public.laundromats
  for each row when (old.closed_at is not null or new.closed_at is not null) execute function public.close_for_good();

drop trigger laundromats_save_approved on public.laundromats;
create trigger laundromats_save_approved before update on public.laundromats
  for each row when (
    current_setting('hasura.user', true) <> ''
    and (old.closed_at is null or new.closed_at is null or new.user_id is distinct from old.user_id)
  ) execute function public.save_approved_content();

-- Reopening one takes room of the plan, as adding one does.
create trigger laundromats_check_limit_reopened before update of closed_at on public.laundromats
  for each row when (old.closed_at is not null and new.closed_at is null and new.plan_id is not null)
  execute function public.check_laundromat_limit();

alter table public.laundromat_redirects
  alter column laundromat_id drop not null,
  add column commune_id uuid references public.french_cities on delete cascade,
  add constraint laundromat_redirects_one_target check (num_nonnulls(laundromat_id, commune_id) = 1);

create index laundromat_redirects_commune_id on public.laundromat_redirects (commune_id);

comment on table public.laundromat_redirects is
  'Slugs of laundromats that were merged into another, to whose address they lead, or closed and deleted, which lead to their '
  'town. A restored laundromat has its slug again.';

create function public.redirect_to_town() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  update laundromat_redirects set laundromat_id = null, commune_id = old.commune_id where laundromat_id = old.id;
  insert into laundromat_redirects (slug, commune_id) values (old.slug, old.commune_id) on conflict do nothing;
  return old;
end
$$;

comment on function public.redirect_to_town() is
  'Trigger: the addresses of a deleted laundromat that was closed for good lead to its town.';

create trigger laundromats_redirect_to_town before delete on public.laundromats
  for each row when (old.closed_at is not null and old.commune_id is not null) execute function public.redirect_to_town();

create view public.closed_laundromats as
select id, slug, name, address, postal_code, city, latitude, longitude, commune_id, closed_at
from public.laundromats where closed_at is not null;

comment on view public.closed_laundromats is 'Facts that visitors read about laundromats closed for good.';

alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'), ('laundromat', 'closed'),
    ('review', 'published'), ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  ));

create function public.decide_closure() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  update laundromats set closed_at = now() where id = new.subject_id and closed_at is null;
  return new;
end
$$;

comment on function public.decide_closure() is 'Trigger: an administrator closes a laundromat for good.';

-- The name makes it fire after the trigger that locks the laundromat and saves its content.
create trigger moderation_actions_close before insert on public.moderation_actions
  for each row when (new.decision = 'closed') execute function public.decide_closure();

-- Closed ones take no room in a plan and await no moderation.

create or replace function public.check_laundromat_limit()
  returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  plan subscription_plans := (select p from subscription_plans p where id = new.plan_id);
  free integer := (select max_laundromats from subscription_plans where price = 0 order by created_at, id limit 1);
  allowed integer := plan.max_laundromats + case when plan.price > 0 then coalesce(free, 0) else 0 end;
begin
  if plan.max_laundromats = -1 or free = -1 then
    return new;
  end if;
  -- Submissions of one owner wait for each other here; the next statement then counts what the others committed.
  perform from users where id = new.user_id for no key update;
  -- A submission sent twice does not count against itself: the primary key refuses it, not the limit.
  if (select count(*) from laundromats where user_id = new.user_id and id <> new.id and closed_at is null) >= allowed then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'laundromats_within_plan: the plan allows no more than % laundromats', allowed
      using errcode = 'check_violation', constraint = 'laundromats_within_plan', table = 'laundromats';
  end if;
  return new;
end
$$;

create or replace function public.decide_claim(for_claim uuid, decision text, decider uuid, reason text default null, seen_owner uuid default null, allowed integer default null, premium boolean default false, featured boolean default false, featured_end timestamptz default null)
  returns setof public.laundromat_claims
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  claim laundromat_claims;
  laundromat laundromats;
begin
  perform from users where id = (select user_id from laundromat_claims where id = for_claim) for no key update;
  select * into laundromat from laundromats
  where id = (select laundromat_id from laundromat_claims where id = for_claim) for no key update;
  select * into claim from laundromat_claims where id = for_claim and status = 'submitted' for no key update;
  if not found or decision not in ('accepted', 'refused') then
    return;
  end if;
  if decision = 'accepted' then
    -- Hasura passes on only the text, so the text names the constraint.
    if not exists (select from users where id = claim.user_id and is_active and role = 'owner') then
      raise exception 'laundromat_claims_claimant_active: the claimant''s account cannot own a laundromat'
        using errcode = 'check_violation', constraint = 'laundromat_claims_claimant_active', table = 'laundromat_claims';
    end if;
    if laundromat.user_id is distinct from seen_owner then
      raise exception 'laundromat_claims_seen_owner: the laundromat has another owner than the administrator saw'
        using errcode = 'check_violation', constraint = 'laundromat_claims_seen_owner', table = 'laundromat_claims';
    end if;
    if not claim.has_proof and (
      claim.asked_at is null and (laundromat.email is not null or laundromat.user_id is not null)
      or greatest(claim.asked_at, claim.submitted_at) > now() - interval '7 days'
    ) then
      raise exception 'laundromat_claims_waits: a claim without a proof waits for seven days after the contact was asked'
        using errcode = 'check_violation', constraint = 'laundromat_claims_waits', table = 'laundromat_claims';
    end if;
    if allowed <> -1 and (
      select count(*) from laundromats l where l.user_id = claim.user_id and l.id <> laundromat.id and l.closed_at is null
    ) >= allowed then
      raise exception 'laundromats_within_plan: the plan allows no more than % laundromats', allowed
        using errcode = 'check_violation', constraint = 'laundromats_within_plan', table = 'laundromats';
    end if;
    update laundromats
    set user_id = claim.user_id, plan_id = null, is_premium = premium, is_featured = featured, featured_until = featured_end
    where id = laundromat.id;
    update laundromat_claims set is_dispute = true
    where laundromat_id = laundromat.id and id <> for_claim and status = 'submitted' and not is_dispute;
  end if;
  return query update laundromat_claims
    set status = decision, closing_reason = reason, decided_at = clock_timestamp(), decided_by = decider,
      previous_user_id = case when decision = 'accepted' then laundromat.user_id end,
      previous = case when decision = 'accepted' then owned_content(laundromat) end
    where id = for_claim
    returning *;
end
$$;

create or replace function public.search_all_laundromats(search text, refused boolean default null, awaiting boolean default null)
  returns setof public.laundromats
  language sql
  stable
  as $$
  select l.* from public.laundromats l left join public.users o on o.id = l.user_id
  where (
    concat_ws(E'\n', l.name, l.city, l.postal_code, l.address, o.email) ilike all (public.like_patterns(search))
    or public.slug_of(left(search, 200)) <> '' and l.slug like '%' || public.slug_of(left(search, 200)) || '%'
  ) and (refused is null or refused = (l.refused_at is not null))
  and (awaiting is null or awaiting = (not l.is_active and l.refused_at is null and l.closed_at is null or l.changed_at is not null))
$$;

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
      count(*) filter (where not is_active and refused_at is null and closed_at is null or changed_at is not null)::integer as awaiting,
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
