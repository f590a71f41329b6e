drop trigger moderation_actions_close on public.moderation_actions;
drop function public.decide_closure();
delete from public.moderation_actions where decision = 'closed';
alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'),
    ('review', 'published'), ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  ));
drop view public.closed_laundromats;
drop trigger laundromats_redirect_to_town on public.laundromats;
drop function public.redirect_to_town();
delete from public.laundromat_redirects where laundromat_id is null;
alter table public.laundromat_redirects drop column commune_id, alter column laundromat_id set not null;
comment on table public.laundromat_redirects is
  'Slugs of laundromats that were merged into another, to whose address they lead. A restored laundromat has its slug again.';
drop trigger laundromats_check_limit_reopened on public.laundromats;
drop trigger laundromats_set_closed on public.laundromats;
drop function public.close_for_good();
drop trigger laundromats_save_approved on public.laundromats;
create trigger laundromats_save_approved before update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.save_approved_content();

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
  if (select count(*) from laundromats where user_id = new.user_id and id <> new.id) >= allowed then
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
      select count(*) from laundromats l where l.user_id = claim.user_id and l.id <> laundromat.id
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
  and (awaiting is null or awaiting = (not l.is_active and l.refused_at is null or l.changed_at is not null))
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

alter table public.laundromats drop column closed_at;
