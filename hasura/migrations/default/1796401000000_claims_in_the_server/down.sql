CREATE OR REPLACE FUNCTION public.measure_claim_company()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.measure_claim_company() is 'Trigger: compares the place of the company with that of the laundromat.';

CREATE OR REPLACE FUNCTION public.note_claimed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update laundromats set was_claimed = exists (
    select from laundromat_claims where laundromat_id = new.laundromat_id and status = 'accepted'
  ) where id = new.laundromat_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_laundromat(given uuid, new_owner uuid, allowed integer, premium boolean, featured boolean, featured_end timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if allowed <> -1 and (
    select count(*) from laundromats l where l.user_id = new_owner and l.id <> given and l.closed_at is null
  ) >= allowed then
    raise exception 'laundromats_within_plan: the plan allows no more than % laundromats', allowed
      using errcode = 'check_violation', constraint = 'laundromats_within_plan', table = 'laundromats';
  end if;
  update laundromats
  set user_id = new_owner, plan_id = null, is_premium = premium, is_featured = featured, featured_until = featured_end
  where id = given;
end
$function$;
comment on function public.give_laundromat(uuid,uuid,integer,boolean,boolean,timestamp with time zone) is 'Gives a laundromat to an account with the flags of its plan, which allows this number of laundromats; -1 or null means any number. The caller has locked the account and the laundromat.';

CREATE OR REPLACE FUNCTION public.can_change_owner(laundromat public.laundromats)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select laundromat.is_active and not exists (
    select from laundromat_claims where laundromat_id = laundromat.id and status = 'submitted'
  )
$function$;
comment on function public.can_change_owner(public.laundromats) is 'Tells whether an owner may give a laundromat away: it is published, and no claim or dispute awaits a decision.';

CREATE OR REPLACE FUNCTION public.answer_transfer(for_transfer uuid, answerer uuid, answer text, allowed integer DEFAULT NULL::integer, premium boolean DEFAULT false, featured boolean DEFAULT false, featured_end timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF public.laundromat_transfers
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  transfer laundromat_transfers;
  laundromat laundromats;
begin
  perform from users where id = answerer for no key update;
  select * into laundromat from laundromats
  where id = (select laundromat_id from laundromat_transfers where id = for_transfer) for no key update;
  select * into transfer from laundromat_transfers
  where id = for_transfer and status = 'open' and expires_at > now()
    and answerer = case when answer = 'cancelled' then user_id when answer in ('accepted', 'declined') then recipient_id end
  for no key update;
  if not found then
    return;
  end if;
  if answer = 'accepted' then
    -- Hasura passes on only the text, so the text names the constraint.
    if laundromat.user_id is distinct from transfer.user_id or not can_change_owner(laundromat) then
      raise exception 'laundromat_transfers_undisputed: the laundromat has another owner, is not published, or a claim awaits a decision'
        using errcode = 'check_violation', constraint = 'laundromat_transfers_undisputed', table = 'laundromat_transfers';
    end if;
    perform give_laundromat(laundromat.id, answerer, allowed, premium, featured, featured_end);
  end if;
  return query update laundromat_transfers set status = answer where id = for_transfer returning *;
end
$function$;
comment on function public.answer_transfer(uuid,uuid,text,integer,boolean,boolean,timestamp with time zone) is 'Accepts or declines an offer as its recipient, or cancels it as the owner who made it. An acceptance gives the laundromat to the recipient with the flags of their plan. Returns no row if the offer does not await this answer of this account.';

CREATE OR REPLACE FUNCTION public.offer_laundromat(transfer_id uuid, offered uuid, offerer uuid, address text)
 RETURNS SETOF public.laundromat_transfers
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  laundromat laundromats;
begin
  -- Offers of one account wait for each other here, and so are counted correctly.
  perform from users where id = offerer and is_active and role = 'owner' and email_verified for no key update;
  if not found then
    return;
  end if;
  return query select * from laundromat_transfers where id = transfer_id and user_id = offerer and laundromat_id = offered;
  if found then
    return;
  end if;
  select * into laundromat from laundromats where id = offered and user_id = offerer for no key update;
  if not found then
    return;
  end if;
  -- Hasura passes on only the text, so the text names the constraint.
  if not can_change_owner(laundromat) then
    raise exception 'laundromat_transfers_undisputed: the laundromat is not published, or a claim awaits a decision'
      using errcode = 'check_violation', constraint = 'laundromat_transfers_undisputed', table = 'laundromat_transfers';
  end if;
  if (select count(*) from laundromat_transfers
    where user_id = offerer and laundromat_id <> offered and status = 'open' and expires_at > now()) >= 3
    or (select count(*) from laundromat_transfers where user_id = offerer and created_at > now() - interval '24 hours') >= 10
  then
    raise exception 'laundromat_transfers_limit: an account has at most 3 open offers, and makes at most 10 a day'
      using errcode = 'check_violation', constraint = 'laundromat_transfers_limit', table = 'laundromat_transfers';
  end if;
  -- A laundromat has one open offer, the newest.
  update laundromat_transfers set status = 'cancelled' where laundromat_id = offered and status = 'open';
  return query insert into laundromat_transfers (id, laundromat_id, user_id, recipient_email, recipient_id) values (
    transfer_id, offered, offerer, address,
    (select id from users where email = address::citext and is_active and role = 'owner' and email_verified and id <> offerer)
  ) returning *;
end
$function$;
comment on function public.offer_laundromat(uuid,uuid,uuid,text) is 'Offers a laundromat to the account with an address, in place of an earlier offer. Returns the same whether or not the account exists; no row if the id belongs to another offer, or the laundromat not to the one who offers.';

CREATE OR REPLACE FUNCTION public.release_claimed_laundromats(claimant uuid)
 RETURNS SETOF public.laundromat_claims
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  claim uuid;
  released uuid;
begin
  for claim in
    select c.id from laundromat_claims c join laundromats l on l.id = c.laundromat_id and l.user_id = c.user_id
    where c.user_id = claimant and c.status = 'accepted'
  loop
    return query select * from revert_claim(claim, null, 'Compte supprimé');
  end loop;
  -- An earlier owner claimed it, or the claim is deleted: its facts stay, without the owner's words, photos and contact details.
  for released in select id from laundromats where user_id = claimant and was_claimed for no key update loop
    delete from photos where laundromat_id = released;
    update reviews set answer = null, answered_at = null where laundromat_id = released;
    perform write_columns(
      released, '{"is_premium": false, "is_featured": false, "held_content": {}}',
      optional_texts() || array[
        'user_id', 'plan_id', 'is_premium', 'is_featured', 'featured_until', 'approved_content', 'held_content'
      ]
    );
  end loop;
end
$function$;
comment on function public.release_claimed_laundromats(uuid) is 'Undoes the accepted claims of an account that is erased: its laundromats existed before it and stay. So do those that another account claimed, or this one long ago. Returns the claims that are undone.';

CREATE OR REPLACE FUNCTION public.revert_claim(for_claim uuid, decider uuid, reason text, premium boolean DEFAULT false, featured boolean DEFAULT false, featured_end timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF public.laundromat_claims
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.revert_claim(uuid,uuid,text,boolean,boolean,timestamp with time zone) is 'Undoes an acceptance: owner and content are again those of before, except facts that an administrator has corrected since, and answers to reviews since then are removed. Returns no row if the claim is not accepted.';

CREATE OR REPLACE FUNCTION public.decide_claim(for_claim uuid, decision text, decider uuid, reason text DEFAULT NULL::text, seen_owner uuid DEFAULT NULL::uuid, allowed integer DEFAULT NULL::integer, premium boolean DEFAULT false, featured boolean DEFAULT false, featured_end timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF public.laundromat_claims
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
    perform give_laundromat(laundromat.id, claim.user_id, allowed, premium, featured, featured_end);
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
$function$;
comment on function public.decide_claim(uuid,text,uuid,text,uuid,integer,boolean,boolean,timestamp with time zone) is 'Accepts or refuses a submitted claim. An acceptance gives the laundromat to the claimant with the flags of their plan, which allows this number of laundromats; -1 or null means any number. seen_owner: the owner whom the administrator saw. Returns no row if the claim does not await a decision.';

CREATE OR REPLACE FUNCTION public.confirm_claim_code(claimed_by uuid, for_claim uuid, hash text)
 RETURNS SETOF public.claim_codes
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.confirm_claim_code(uuid,uuid,text) is 'Counts an attempt at the newest code of a draft and returns the code; it is used if the attempt was right. Returns no row if no code is valid.';

CREATE OR REPLACE FUNCTION public.new_claim_code(claimed_by uuid, for_claim uuid, address text, hash text)
 RETURNS SETOF public.claim_codes
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.new_claim_code(uuid,uuid,text,text) is 'Stores a code for a draft, which ends the validity of earlier ones. Returns no row if the claim takes no code.';

CREATE OR REPLACE FUNCTION public.submit_claim(claimed_by uuid, for_claim uuid, words text DEFAULT NULL::text)
 RETURNS SETOF public.laundromat_claims
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.submit_claim(uuid,uuid,text) is 'Submits a draft that has a proof: a confirmed code, an open company with a photo, or a message. The register may answer later. Returns no row otherwise, and if the laundromat is not published or belongs to the claimant.';

CREATE OR REPLACE FUNCTION public.start_claim(claim_id uuid, claimed uuid, claimant uuid, website_domain text DEFAULT NULL::text)
 RETURNS SETOF public.laundromat_claims
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.start_claim(uuid,uuid,uuid,text) is 'Starts a claim of a published laundromat and returns it, or the claimant''s open claim of that laundromat. Returns no row if the id belongs to another claim, the claimant may not claim, or the laundromat cannot be claimed.';

CREATE TRIGGER laundromat_claims_measure_company BEFORE INSERT OR UPDATE OF company ON public.laundromat_claims FOR EACH ROW EXECUTE FUNCTION public.measure_claim_company();
CREATE TRIGGER laundromat_claims_note_claimed AFTER UPDATE OF status ON public.laundromat_claims FOR EACH ROW WHEN (((old.status = 'accepted'::text) <> (new.status = 'accepted'::text))) EXECUTE FUNCTION public.note_claimed();
