-- Claims: an owner says that a laundromat of the directory is theirs, proves it, and an administrator decides.

create table public.laundromat_claims (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  user_id uuid not null references public.users on delete cascade,
  status text not null default 'draft' constraint laundromat_claims_status_known
    check (status in ('draft', 'submitted', 'accepted', 'refused', 'withdrawn', 'reverted')),
  siret text constraint laundromat_claims_siret_shape check (siret ~ '^[0-9]{14}$'),
  company jsonb,
  company_state text not null default 'unchecked' constraint laundromat_claims_company_state_known
    check (company_state in ('unchecked', 'found', 'not_found', 'closed', 'unavailable')),
  email_domain text,
  email public.citext,
  email_confirmed_at timestamptz,
  photo_name text,
  photo_added_at timestamptz,
  message text constraint laundromat_claims_message_length check (char_length(message) between 1 and 2000),
  is_dispute boolean not null default false,
  closing_reason text constraint laundromat_claims_closing_reason_filled check (btrim(closing_reason) <> ''),
  decided_at timestamptz,
  decided_by uuid references public.users on delete set null,
  previous_user_id uuid references public.users on delete set null,
  previous jsonb,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  constraint laundromat_claims_company_known check ((company_state in ('found', 'closed')) = (company is not null)),
  constraint laundromat_claims_siret_checked check ((company_state = 'unchecked') = (siret is null)),
  constraint laundromat_claims_email_sent check (email_confirmed_at is null or email is not null),
  constraint laundromat_claims_photo_dated check ((photo_name is null) = (photo_added_at is null)),
  constraint laundromat_claims_decision_dated check ((status in ('accepted', 'refused', 'reverted')) = (decided_at is not null)),
  constraint laundromat_claims_reasoned check (closing_reason is not null or status not in ('refused', 'reverted'))
);

comment on table public.laundromat_claims is
  'Owners who say that a laundromat of the directory is theirs, with their proofs. Administrators decide. Drafts are deleted '
  'after a month, other claims a year after the decision.';
comment on column public.laundromat_claims.id is 'Set by the browser, so that starting the same claim twice has no effect.';
comment on column public.laundromat_claims.status is
  'draft: the claimant gathers proofs. submitted: awaits a decision. reverted: was accepted, and an administrator has undone it.';
comment on column public.laundromat_claims.company is
  'The establishment in the business register: {name, address, isOpen, activity, latitude, longitude}.';
comment on column public.laundromat_claims.company_state is
  'unavailable: the register did not answer and is asked again. closed: the establishment has closed.';
comment on column public.laundromat_claims.email_domain is
  'Domain of the laundromat''s website, to any address of which a code may be sent; null without its own website.';
comment on column public.laundromat_claims.email is 'Address that the last code was sent to.';
comment on column public.laundromat_claims.email_confirmed_at is 'Time when the claimant typed the code that was sent to the address.';
comment on column public.laundromat_claims.photo_name is 'Name of the stored photo, which only administrators see. In no permission.';
comment on column public.laundromat_claims.is_dispute is
  'True if the laundromat had an owner when the claim was submitted, or got one while it waited.';
comment on column public.laundromat_claims.closing_reason is 'Reason of a refusal or reversal; emailed to the claimant.';
comment on column public.laundromat_claims.previous_user_id is 'Owner before the acceptance.';
comment on column public.laundromat_claims.previous is
  'Content of the laundromat before the acceptance, which a reversal restores: {laundromat, machines, opening_exceptions, '
  'service_ids, photo_ids}.';

create index laundromat_claims_laundromat_id on public.laundromat_claims (laundromat_id, status);
create index laundromat_claims_user_id on public.laundromat_claims (user_id, created_at);
create index laundromat_claims_decided_by on public.laundromat_claims (decided_by);
create index laundromat_claims_previous_user_id on public.laundromat_claims (previous_user_id);
create index laundromat_claims_status on public.laundromat_claims (status, submitted_at);
create unique index laundromat_claims_one_open on public.laundromat_claims (user_id, laundromat_id)
  where status in ('draft', 'submitted');

create trigger laundromat_claims_journal after update on public.laundromat_claims
  for each row execute function public.record_change(
    'user_id', 'siret', 'company', 'email_domain', 'email', 'photo_name', 'message', 'previous', 'previous_user_id',
    'created_at', 'submitted_at', 'decided_at', 'decided_by');

create table public.claim_codes (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references public.laundromat_claims on delete cascade,
  email public.citext not null,
  code_hash text not null,
  attempts integer not null default 0 constraint claim_codes_attempts_range check (attempts between 0 and 5),
  expires_at timestamptz not null default clock_timestamp() + interval '30 minutes',
  used_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);

comment on table public.claim_codes is
  'Codes that were emailed to an address of a claimed laundromat. Only the newest of a claim is valid, once, for 5 attempts.';
comment on column public.claim_codes.code_hash is 'Keyed hash: a code is too short for any other.';

create index claim_codes_claim_id on public.claim_codes (claim_id, created_at);
create index claim_codes_created_at on public.claim_codes (created_at);

-- Attempts and claims are counted here and not by the server: only the database can count correctly while several requests
-- run at once. The functions lock the claimant first, then the laundromat, then the claim.

create function public.start_claim(claim_id uuid, claimed uuid, claimant uuid, website_domain text default null)
returns setof public.laundromat_claims
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  claim laundromat_claims;
begin
  perform from users where id = claimant and is_active and role = 'owner' and email_verified for no key update;
  if not found then
    return;
  end if;
  select * into claim from laundromat_claims where id = claim_id;
  if found then
    return query select * from laundromat_claims where id = claim_id and user_id = claimant and laundromat_id = claimed;
    return;
  end if;
  select * into claim from laundromat_claims
  where user_id = claimant and laundromat_id = claimed and status in ('draft', 'submitted');
  if found then
    return next claim;
    return;
  end if;
  if not exists (select from laundromats where id = claimed and is_active and user_id is distinct from claimant) then
    return;
  end if;
  -- Hasura passes on only the text, so the text names the constraint.
  if (select count(*) from laundromat_claims where user_id = claimant and status in ('draft', 'submitted')) >= 3 then
    raise exception 'laundromat_claims_open_limit: a person has at most 3 open claims'
      using errcode = 'check_violation', constraint = 'laundromat_claims_open_limit', table = 'laundromat_claims';
  end if;
  if (select count(*) from laundromat_claims where user_id = claimant and created_at > now() - interval '24 hours') >= 10 then
    raise exception 'laundromat_claims_daily_limit: a person starts at most 10 claims a day'
      using errcode = 'check_violation', constraint = 'laundromat_claims_daily_limit', table = 'laundromat_claims';
  end if;
  return query insert into laundromat_claims (id, laundromat_id, user_id, email_domain)
    values (claim_id, claimed, claimant, website_domain) returning *;
end
$$;

comment on function public.start_claim(uuid, uuid, uuid, text) is
  'Starts a claim of a published laundromat and returns it, or the claimant''s open claim of that laundromat. Returns no row if '
  'the id belongs to another claim, the claimant may not claim, or the laundromat cannot be claimed.';

create function public.new_claim_code(claimed_by uuid, for_claim uuid, address text, hash text)
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

comment on function public.new_claim_code(uuid, uuid, text, text) is
  'Stores a code for a draft, which ends the validity of earlier ones. Returns no row if the claim takes no code.';

create function public.confirm_claim_code(claimed_by uuid, for_claim uuid, hash text)
returns setof public.claim_codes
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  code claim_codes;
begin
  -- Attempts for one claim wait for each other here.
  perform from laundromat_claims where id = for_claim and user_id = claimed_by and status = 'draft' for no key update;
  if not found then
    return;
  end if;
  update claim_codes set attempts = attempts + 1, used_at = case when code_hash = hash then clock_timestamp() end
  where id = (select id from claim_codes where claim_id = for_claim order by created_at desc, id limit 1)
    and attempts < 5 and used_at is null and expires_at > clock_timestamp()
  returning * into code;
  if not found then
    return;
  end if;
  if code.used_at is not null then
    update laundromat_claims set email = code.email, email_confirmed_at = code.used_at where id = for_claim;
  end if;
  return next code;
end
$$;

comment on function public.confirm_claim_code(uuid, uuid, text) is
  'Counts an attempt at the newest code of a draft and returns the code; it is used if the attempt was right. Returns no row if '
  'no code is valid.';

create function public.submit_claim(claimed_by uuid, for_claim uuid, words text default null)
returns setof public.laundromat_claims
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  present_owner uuid;
begin
  select l.user_id into present_owner
  from laundromats l join laundromat_claims c on c.laundromat_id = l.id
  where c.id = for_claim and l.is_active
  for no key update of l;
  if not found or present_owner = claimed_by then
    return;
  end if;
  return query update laundromat_claims
    set status = 'submitted', submitted_at = now(), message = words, is_dispute = present_owner is not null
    where id = for_claim and user_id = claimed_by and status = 'draft' and (
      email_confirmed_at is not null
      or company_state in ('found', 'unavailable') and photo_name is not null
      or char_length(words) >= 20
    )
    returning *;
end
$$;

comment on function public.submit_claim(uuid, uuid, text) is
  'Submits a draft that has a proof: a confirmed code, an open company with a photo, or a message. The register may answer '
  'later. Returns no row otherwise, and if the laundromat is not published or belongs to the claimant.';

-- Acceptance and reversal

create function public.owned_content(laundromat public.laundromats) returns jsonb
  language sql stable
  set search_path = public, pg_temp
  as $$
  select jsonb_build_object(
    'laundromat', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(laundromat))
      where key in (
        'name', 'address', 'postal_code', 'city', 'latitude', 'longitude', 'location_source', 'located_at', 'phone', 'email',
        'description', 'price_from', 'hours', 'weekly_hours', 'holiday_hours', 'cycle_minutes', 'website', 'facebook', 'instagram',
        'assumed_facts', 'facts_checked_at', 'approved_content', 'changed_at', 'plan_id'
      )
    ),
    'machines', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from machines m where m.laundromat_id = laundromat.id),
    'opening_exceptions', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from opening_exceptions e where e.laundromat_id = laundromat.id
    ),
    'service_ids', (
      select coalesce(jsonb_agg(s.service_id), '[]') from laundromat_services s where s.laundromat_id = laundromat.id
    ),
    'photo_ids', (select coalesce(jsonb_agg(p.id), '[]') from photos p where p.laundromat_id = laundromat.id)
  )
$$;

comment on function public.owned_content(public.laundromats) is
  'Returns all that an owner can change of a laundromat, as a reversal restores it; of photos only the ids.';

create function public.decide_claim(
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

comment on function public.decide_claim(uuid, text, uuid, text, uuid, integer, boolean, boolean, timestamptz) is
  'Accepts or refuses a submitted claim. An acceptance gives the laundromat to the claimant with the flags of their plan, which '
  'allows this number of laundromats; -1 or null means any number. seen_owner: the owner whom the administrator saw. Returns no '
  'row if the claim does not await a decision.';

create function public.restore_content(restored uuid, saved jsonb) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  laundromat laundromats;
begin
  delete from photos where laundromat_id = restored and not saved -> 'photo_ids' @> to_jsonb(id);
  delete from laundromat_services where laundromat_id = restored and not saved -> 'service_ids' @> to_jsonb(service_id);
  insert into laundromat_services (laundromat_id, service_id)
  select restored, id from services where saved -> 'service_ids' @> to_jsonb(id) on conflict do nothing;
  delete from machines where laundromat_id = restored;
  perform insert_from_json('machines', row_content) from jsonb_array_elements(saved -> 'machines') as row_content;
  delete from opening_exceptions where laundromat_id = restored;
  perform insert_from_json('opening_exceptions', row_content)
  from jsonb_array_elements(saved -> 'opening_exceptions') as row_content;

  select (jsonb_populate_record(l, saved -> 'laundromat')).* into laundromat from laundromats l where id = restored;
  -- One statement per group of columns: triggers fire for the columns that a statement names, and the later statements put
  -- back what they derive.
  update laundromats set
    name = laundromat.name, address = laundromat.address, postal_code = laundromat.postal_code, city = laundromat.city,
    latitude = laundromat.latitude, longitude = laundromat.longitude, location_source = laundromat.location_source,
    phone = laundromat.phone, email = laundromat.email, description = laundromat.description, price_from = laundromat.price_from,
    hours = laundromat.hours, weekly_hours = laundromat.weekly_hours, holiday_hours = laundromat.holiday_hours,
    cycle_minutes = laundromat.cycle_minutes, website = laundromat.website, facebook = laundromat.facebook,
    instagram = laundromat.instagram
  where id = restored;
  update laundromats set assumed_facts = laundromat.assumed_facts where id = restored;
  update laundromats set
    located_at = laundromat.located_at, facts_checked_at = laundromat.facts_checked_at,
    approved_content = laundromat.approved_content, changed_at = laundromat.changed_at,
    plan_id = (select id from subscription_plans where id = laundromat.plan_id)
  where id = restored;
end
$$;

comment on function public.restore_content(uuid, jsonb) is
  'Puts back what owned_content has saved. Photos that were deleted since stay deleted.';

create function public.revert_claim(
  for_claim uuid, decider uuid, reason text, premium boolean default false, featured boolean default false,
  featured_end timestamptz default null
) returns setof public.laundromat_claims
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  claim laundromat_claims;
  saved jsonb;
  corrected text[];
begin
  perform from laundromats where id = (select laundromat_id from laundromat_claims where id = for_claim) for no key update;
  select * into claim from laundromat_claims where id = for_claim and status = 'accepted' for no key update;
  if not found then
    return;
  end if;
  if not exists (select from laundromats where id = claim.laundromat_id and user_id = claim.user_id) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'laundromat_claims_still_owner: the laundromat has got another owner since'
      using errcode = 'check_violation', constraint = 'laundromat_claims_still_owner', table = 'laundromat_claims';
  end if;
  -- A fact that an administrator has corrected since stays.
  corrected := array(
    select distinct kind from fact_corrections
    where laundromat_id = claim.laundromat_id and status = 'accepted' and proposed is not null
      and decided_at > claim.decided_at and decided_by is distinct from claim.user_id
  );
  saved := claim.previous;
  if 'price' = any (corrected) then
    saved := saved #- '{laundromat,price_from}';
  end if;
  if 'hours' = any (corrected) then
    saved := saved #- '{laundromat,hours}' #- '{laundromat,weekly_hours}';
  end if;
  if 'location' = any (corrected) then
    saved := saved #- '{laundromat,latitude}' #- '{laundromat,longitude}' #- '{laundromat,location_source}'
      #- '{laundromat,located_at}';
  end if;
  update laundromats
  set user_id = claim.previous_user_id, is_premium = premium, is_featured = featured, featured_until = featured_end
  where id = claim.laundromat_id;
  if saved is not null then
    perform restore_content(claim.laundromat_id, saved);
  end if;
  update reviews set answer = null, answered_at = null
  where laundromat_id = claim.laundromat_id and answered_at > claim.decided_at;
  return query update laundromat_claims
    set status = 'reverted', closing_reason = reason, decided_at = clock_timestamp(), decided_by = decider,
      previous = null, previous_user_id = null
    where id = for_claim
    returning *;
end
$$;

comment on function public.revert_claim(uuid, uuid, text, boolean, boolean, timestamptz) is
  'Undoes an acceptance: owner and content are again those of before, except facts that an administrator has corrected since, '
  'and answers to reviews since then are removed. Returns no row if the claim is not accepted.';

create function public.release_claimed_laundromats(claimant uuid) returns setof public.laundromat_claims
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  claim uuid;
begin
  for claim in
    select c.id from laundromat_claims c join laundromats l on l.id = c.laundromat_id and l.user_id = c.user_id
    where c.user_id = claimant and c.status = 'accepted'
  loop
    return query select * from revert_claim(claim, null, 'Compte supprimé');
  end loop;
end
$$;

comment on function public.release_claimed_laundromats(uuid) is
  'Undoes the accepted claims of an account that is erased: its laundromats existed before it and stay.';
