-- Levels of proof of a claim: a domain that came from an import or was changed recently proves nothing alone, and a claim without
-- a proof waits for seven days after the present contact was asked.

create table public.contact_changes (
  laundromat_id uuid primary key references public.laundromats on delete cascade,
  website_changed_at timestamptz,
  email_changed_at timestamptz
);

comment on table public.contact_changes is
  'Time since when a laundromat has the domain of its website and its email address, which prove who owns it. No row: no change is known.';

create function public.website_host(website text) returns text
  language sql immutable
  return lower(substring(website from '^https?://(?:www\.)?([^/:?#]+)'));

comment on function public.website_host(text) is 'Returns the host of a website without www.';

create function public.record_contact_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  insert into contact_changes (laundromat_id, website_changed_at, email_changed_at)
  values (
    new.id,
    case when tg_op = 'INSERT' or website_host(new.website) is distinct from website_host(old.website) then now() end,
    case when tg_op = 'INSERT' or lower(new.email) is distinct from lower(old.email) then now() end
  )
  on conflict (laundromat_id) do update set
    website_changed_at = coalesce(excluded.website_changed_at, contact_changes.website_changed_at),
    email_changed_at = coalesce(excluded.email_changed_at, contact_changes.email_changed_at);
  return null;
end
$$;

comment on function public.record_contact_change() is 'Trigger: records when the website or email address of a laundromat changes.';

create trigger laundromats_record_first_contact after insert on public.laundromats
  for each row when (new.website is not null or new.email is not null) execute function public.record_contact_change();
create trigger laundromats_record_contact after update of website, email on public.laundromats
  for each row when (old.website is distinct from new.website or old.email is distinct from new.email)
  execute function public.record_contact_change();

-- Nobody has recorded earlier changes: the latest time that is possible.
insert into public.contact_changes (laundromat_id, website_changed_at, email_changed_at)
select id, updated_at, updated_at from public.laundromats where website is not null or email is not null;

alter table public.laundromat_claims
  add column email_source text constraint laundromat_claims_email_source_known check (email_source in ('site', 'import')),
  add column email_since timestamptz,
  add column is_company_near boolean not null default false,
  add column asked_at timestamptz;

alter table public.laundromat_claims add column has_proof boolean not null generated always as (
  email_confirmed_at is not null and (
    coalesce(email_source = 'site' and extract(epoch from email_confirmed_at - email_since) >= 60 * 86400, false)
    or company_state = 'found' and is_company_near
  )
  or company_state = 'found' and is_company_near and photo_name is not null
) stored;

comment on column public.laundromat_claims.email_source is
  'Where the address or domain that the last code was sent to came from: an import, which anybody can write to, or this site.';
comment on column public.laundromat_claims.email_since is 'Time since when the laundromat had that address or domain.';
comment on column public.laundromat_claims.is_company_near is 'True if the company is within 150 m of the laundromat.';
comment on column public.laundromat_claims.asked_at is 'Time when the present contact of the laundromat was notified of the claim.';
comment on column public.laundromat_claims.has_proof is
  'True if a code was confirmed at an address that the site has had for 60 days, or the company is at the address and there is a code '
  'or photo. Without it, the claim waits for seven days.';

create function public.measure_claim_company() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  new.is_company_near := coalesce((
    select 111195 * sqrt(
      power(l.latitude::double precision - (new.company ->> 'latitude')::double precision, 2)
      + power((l.longitude::double precision - (new.company ->> 'longitude')::double precision) * cosd(l.latitude::double precision), 2)
    ) <= 150
    from laundromats l where l.id = new.laundromat_id and l.location_source in ('pin', 'address')
  ), false);
  return new;
end
$$;

comment on function public.measure_claim_company() is 'Trigger: compares the place of the company with that of the laundromat.';

create trigger laundromat_claims_measure_company before insert or update of company on public.laundromat_claims
  for each row execute function public.measure_claim_company();

update public.laundromat_claims set company = company where company is not null;

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
  update laundromat_claims c set email = address::citext, (email_source, email_since) = (
    select
      case when exists (
        select from source_objects s where s.laundromat_id = l.id and (
          lower(new_claim_code.address) = lower(l.email) and lower(s.imported ->> 'email') = lower(l.email)
          or lower(new_claim_code.address) is distinct from lower(l.email) and website_host(s.imported ->> 'website') = website_host(l.website)
        )
      ) then 'import' else 'site' end,
      -- Without a recorded change, the contact is older than the records.
      coalesce(case when lower(new_claim_code.address) = lower(l.email) then d.email_changed_at else d.website_changed_at end, l.created_at)
    from laundromats l left join contact_changes d on d.laundromat_id = l.id where l.id = c.laundromat_id
  )
  where c.id = for_claim;
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
