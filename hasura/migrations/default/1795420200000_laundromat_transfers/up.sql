-- An owner gives a laundromat to another account, and both agree. Until the other one accepts, nothing changes.

create table public.laundromat_transfers (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  user_id uuid not null references public.users on delete cascade,
  recipient_email text not null,
  recipient_id uuid references public.users on delete cascade,
  status text not null default 'open' constraint laundromat_transfers_status_known
    check (status in ('open', 'accepted', 'declined', 'cancelled')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  constraint laundromat_transfers_recipient_other check (recipient_id <> user_id)
);

comment on table public.laundromat_transfers is
  'Offers of owners to give a laundromat to another account. Deleted after a month; the journal keeps the change of owner.';
comment on column public.laundromat_transfers.id is 'Set by the browser, so that the same offer sent twice is stored once.';
comment on column public.laundromat_transfers.user_id is 'The owner who offers the laundromat.';
comment on column public.laundromat_transfers.recipient_email is 'Address that the owner typed.';
comment on column public.laundromat_transfers.recipient_id is
  'Account of an owner with that confirmed address when the offer was made; null without one. In no permission: the one who offers '
  'cannot learn who has an account.';
comment on column public.laundromat_transfers.status is 'open: awaits the recipient until expires_at. cancelled: by the owner who offered.';

create index laundromat_transfers_laundromat_id on public.laundromat_transfers (laundromat_id, created_at);
create index laundromat_transfers_user_id on public.laundromat_transfers (user_id, created_at);
create index laundromat_transfers_recipient_id on public.laundromat_transfers (recipient_id, created_at);
create index laundromat_transfers_created_at on public.laundromat_transfers (created_at);

create function public.can_change_owner(laundromat public.laundromats) returns boolean
  language sql stable
  set search_path = public, pg_temp
  as $$
  select laundromat.is_active and not exists (
    select from laundromat_claims where laundromat_id = laundromat.id and status = 'submitted'
  )
$$;

comment on function public.can_change_owner(public.laundromats) is
  'Tells whether an owner may give a laundromat away: it is published, and no claim or dispute awaits a decision.';

create function public.offer_laundromat(transfer_id uuid, offered uuid, offerer uuid, address text)
returns setof public.laundromat_transfers
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.offer_laundromat(uuid, uuid, uuid, text) is
  'Offers a laundromat to the account with an address, in place of an earlier offer. Returns the same whether or not the account exists; '
  'no row if the id belongs to another offer, or the laundromat not to the one who offers.';

create function public.give_laundromat(
  given uuid, new_owner uuid, allowed integer, premium boolean, featured boolean, featured_end timestamptz
) returns void
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.give_laundromat(uuid, uuid, integer, boolean, boolean, timestamptz) is
  'Gives a laundromat to an account with the flags of its plan, which allows this number of laundromats; -1 or null means any number. '
  'The caller has locked the account and the laundromat.';

create function public.answer_transfer(
  for_transfer uuid, answerer uuid, answer text, allowed integer default null, premium boolean default false,
  featured boolean default false, featured_end timestamptz default null
) returns setof public.laundromat_transfers
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.answer_transfer(uuid, uuid, text, integer, boolean, boolean, timestamptz) is
  'Accepts or declines an offer as its recipient, or cancels it as the owner who made it. An acceptance gives the laundromat to the '
  'recipient with the flags of their plan. Returns no row if the offer does not await this answer of this account.';

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
$$;
