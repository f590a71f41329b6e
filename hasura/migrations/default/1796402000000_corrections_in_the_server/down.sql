CREATE OR REPLACE FUNCTION public.decide_fact_correction(correction_id uuid, decision text, decider uuid, closing_reason text DEFAULT NULL::text)
 RETURNS SETOF public.fact_corrections
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.decide_fact_correction(uuid,text,uuid,text) is 'Accepts, dismisses or reopens a correction. An accepted value becomes a fact of the laundromat, except a price that follows from the machines; its correction cannot be reopened. With a reason, an accepted closure also withdraws the laundromat as a moderation decision; reopening it publishes the laundromat again. Returns no row if the correction is decided already.';
