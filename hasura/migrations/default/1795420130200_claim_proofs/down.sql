create or replace function public.new_claim_code(claimed_by uuid, for_claim uuid, address text, hash text)
returns setof public.claim_codes
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  claim laundromat_claims;
begin
  perform from users where id = claimed_by for no key update;
  select * into claim from laundromat_claims
  where id = for_claim and user_id = claimed_by and status = 'draft' and email_confirmed_at is null for no key update;
  if not found then
    return;
  end if;
  -- Claims of the same laundromat count together: withdrawing one and starting another earns no codes.
  if (
    select count(*) from claim_codes sent join laundromat_claims l on l.id = sent.claim_id
    where l.user_id = claimed_by and l.laundromat_id = claim.laundromat_id and sent.created_at > now() - interval '24 hours'
  ) >= 3 then
    raise exception 'claim_codes_daily_limit: at most 3 codes a day are sent for a claim'
      using errcode = 'check_violation', constraint = 'claim_codes_daily_limit', table = 'claim_codes';
  end if;
  update laundromat_claims set email = address::citext where id = for_claim;
  return query insert into claim_codes (claim_id, email, code_hash) values (for_claim, address::citext, hash) returning *;
end
$$;

create or replace function public.decide_claim(
  for_claim uuid, decision text, decider uuid, reason text default null, seen_owner uuid default null,
  allowed integer default null, premium boolean default false, featured boolean default false,
  featured_end timestamptz default null
) returns setof public.laundromat_claims
  language plpgsql volatile
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

drop trigger laundromat_claims_measure_company on public.laundromat_claims;
drop function public.measure_claim_company();
alter table public.laundromat_claims
  drop column has_proof, drop column asked_at, drop column is_company_near, drop column email_since, drop column email_source;
drop trigger laundromats_record_contact on public.laundromats;
drop trigger laundromats_record_first_contact on public.laundromats;
drop function public.record_contact_change();
drop function public.website_host(text);
drop table public.contact_changes;
