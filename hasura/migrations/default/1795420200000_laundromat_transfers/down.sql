drop function public.answer_transfer(uuid, uuid, text, integer, boolean, boolean, timestamptz);
drop function public.offer_laundromat(uuid, uuid, uuid, text);
drop table public.laundromat_transfers;

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

drop function public.give_laundromat(uuid, uuid, integer, boolean, boolean, timestamptz);
drop function public.can_change_owner(public.laundromats);
