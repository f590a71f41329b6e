-- Freshness: the time of the last check of a laundromat's facts, and corrections that visitors propose without an account.

alter table public.laundromats add column facts_checked_at timestamptz;

comment on column public.laundromats.facts_checked_at is
  'Last time when the owner or an administrator stated, edited or confirmed the facts; null if nobody has.';

create function public.checked_facts(laundromat public.laundromats) returns jsonb
language sql immutable
return jsonb_build_object(
  'address', laundromat.address, 'postal_code', laundromat.postal_code, 'city', laundromat.city, 'phone', laundromat.phone,
  'price_from', laundromat.price_from, 'hours', laundromat.hours, 'weekly_hours', laundromat.weekly_hours,
  'holiday_hours', laundromat.holiday_hours, 'cycle_minutes', laundromat.cycle_minutes, 'wash_price_7kg', laundromat.wash_price_7kg,
  'largest_washer_kg', laundromat.largest_washer_kg, 'assumed_facts', laundromat.assumed_facts,
  'pin', case when laundromat.location_source = 'pin' then jsonb_build_array(laundromat.latitude, laundromat.longitude) end
);

comment on function public.checked_facts(public.laundromats) is 'Returns the columns whose change by a person counts as a check of the facts.';

create function public.set_facts_checked_at() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    -- A row that is restored was created earlier.
    if new.created_at = now() then
      new.facts_checked_at := now();
    end if;
  elsif checked_facts(new) <> checked_facts(old) and new.facts_checked_at is not distinct from old.facts_checked_at then
    new.facts_checked_at := now();
  end if;
  return new;
end
$$;

comment on function public.set_facts_checked_at() is
  'Trigger: sets facts_checked_at when a person states or edits the facts of a laundromat.';

-- Only for changes that come through Hasura: an import has checked nothing. The name makes it fire after the triggers that
-- state a fact.
create trigger laundromats_track_check before insert or update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.set_facts_checked_at();

create table public.fact_corrections (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  kind text not null constraint fact_corrections_kind_known check (kind in ('closed', 'hours', 'price', 'location', 'machine')),
  proposed jsonb,
  comment text constraint fact_corrections_comment_length check (char_length(comment) between 1 and 500),
  user_id uuid references public.users on delete set null,
  sender_hash text not null,
  status text not null default 'open' constraint fact_corrections_status_known check (status in ('open', 'accepted', 'dismissed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references public.users on delete set null,
  constraint fact_corrections_proposed_fits check (proposed is null or kind in ('hours', 'price', 'location')),
  constraint fact_corrections_decision_dated check ((status = 'open') = (decided_at is null))
);

comment on table public.fact_corrections is
  'Facts of a laundromat that visitors say are wrong. Its owner and the administrators decide. Deleted after a year.';
comment on column public.fact_corrections.id is 'May be set by the browser, so that sending the same correction twice has no effect.';
comment on column public.fact_corrections.kind is
  'closed: closed for good; hours, price, location: wrong; machine: a machine is out of order.';
comment on column public.fact_corrections.proposed is
  'Right value, if the sender knows it. hours: {weeklyHours, text}, where the text is their sentence; price: {price}; '
  'location: {latitude, longitude}.';
comment on column public.fact_corrections.user_id is 'The sender, if signed in; a correction requires no account.';
comment on column public.fact_corrections.sender_hash is
  'Keyed hash of the sender''s network address and the laundromat. Distinguishes the senders for one laundromat, and nothing else.';
comment on column public.fact_corrections.created_at is
  'Time when the sender noticed it: a correction may wait on a device without network.';

create index fact_corrections_laundromat_id on public.fact_corrections (laundromat_id, kind, created_at);
create index fact_corrections_user_id on public.fact_corrections (user_id);
create index fact_corrections_decided_by on public.fact_corrections (decided_by);
create index fact_corrections_status_created_at on public.fact_corrections (status, created_at desc);
create unique index fact_corrections_one_per_sender on public.fact_corrections (laundromat_id, kind, sender_hash, proposed)
  nulls not distinct where status = 'open';

create trigger fact_corrections_journal after update on public.fact_corrections
  for each row execute function public.record_change(
    'comment', 'sender_hash', 'user_id', 'created_at', 'decided_at', 'decided_by');

create function public.decide_fact_correction(
  correction_id uuid, decision text, decider uuid, closing_reason text default null
) returns setof public.fact_corrections
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  corrected uuid := (select laundromat_id from fact_corrections where id = correction_id);
  is_published boolean;
  before fact_corrections;
  correction fact_corrections;
begin
  -- Lock the laundromat first, as every change of its rows does, so that concurrent changes wait for each other.
  select is_active into is_published from laundromats where id = corrected for no key update;
  select * into before from fact_corrections where id = correction_id for no key update;
  update fact_corrections set
    status = decision,
    decided_at = case when decision <> 'open' then now() end,
    decided_by = case when decision <> 'open' then decider end
  where id = correction_id and (
    (status, decision) in (('open', 'accepted'), ('open', 'dismissed'), ('dismissed', 'open'))
    or (status, decision) = ('accepted', 'open') and proposed is null
      -- Only an administrator publishes what an administrator has withdrawn.
      and (kind <> 'closed' or is_published or acting_administrator() is not null)
    -- The owner has confirmed the closure, and an administrator withdraws the laundromat.
    or (status, decision, kind) = ('accepted', 'accepted', 'closed') and closing_reason is not null and is_published
  )
  returning * into correction;
  if not found then
    return;
  end if;
  -- One statement per fact: triggers fire for the columns that a statement names. The change itself counts as a check.
  if decision = 'accepted' and correction.proposed is not null then
    case correction.kind
    when 'price' then
      update laundromats set price_from = (correction.proposed ->> 'price')::numeric where id = corrected;
    when 'hours' then
      update laundromats set hours = correction.proposed ->> 'text', weekly_hours = correction.proposed -> 'weeklyHours'
      where id = corrected;
    when 'location' then
      update laundromats set location_source = 'pin', latitude = (correction.proposed ->> 'latitude')::numeric,
        longitude = (correction.proposed ->> 'longitude')::numeric
      where id = corrected;
    else null;
    end case;
  end if;
  if correction.kind = 'closed' then
    if decision = 'accepted' and closing_reason is not null then
      insert into moderation_actions (subject_type, subject_id, decision, reason, decided_by)
      select 'laundromat', id, 'refused', closing_reason, decider from laundromats where id = corrected and is_active;
    elsif before.status = 'accepted' and exists (
      -- Withdrawn by this decision, and nothing has been decided about the laundromat since.
      select from moderation_actions latest
      where latest.laundromat_id = corrected and latest.subject_type = 'laundromat' and latest.decision = 'refused'
        and latest.created_at = before.decided_at
        and not exists (
          select from moderation_actions later
          where later.laundromat_id = corrected and later.subject_type = 'laundromat' and later.created_at > latest.created_at
        )
    ) then
      insert into moderation_actions (subject_type, subject_id, decision, decided_by)
      select 'laundromat', id, 'published', decider from laundromats where id = corrected and not is_active;
    end if;
  end if;
  return next correction;
end
$$;

comment on function public.decide_fact_correction(uuid, text, uuid, text) is
  'Accepts, dismisses or reopens a correction. An accepted value becomes a fact of the laundromat, except a price that '
  'follows from the machines; its correction cannot be reopened. With a reason, an accepted closure also withdraws the '
  'laundromat as a moderation decision; reopening it publishes the laundromat again. Returns no row if the correction is '
  'decided already.';

create view public.reported_facts as
  select laundromat_id, kind, count(distinct sender_hash)::integer as senders
  from public.fact_corrections
  where (status = 'open' or status = 'accepted' and kind in ('closed', 'machine'))
    and created_at > now() - case kind when 'machine' then interval '48 hours' else interval '1 month' end
  group by laundromat_id, kind
  having count(distinct sender_hash) >= 3;

comment on view public.reported_facts is
  'Facts that at least three senders have reported within a month; for a machine out of order, within 48 hours. Accepting a '
  'closure or a broken machine confirms it, while any other accepted correction has ended what it reports.';
