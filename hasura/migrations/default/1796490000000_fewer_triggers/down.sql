drop trigger reviews_refresh on reviews;
drop trigger photos_refresh on photos;
drop trigger laundromat_services_refresh on laundromat_services;
drop trigger machines_refresh on machines;
drop trigger opening_exceptions_check on opening_exceptions;
drop trigger laundromats_record_contact on laundromats;

CREATE OR REPLACE FUNCTION public.refresh_laundromat_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set review_count = totals.reviews, average_rating = totals.average
  from (
    select t.id, count(r.id)::integer as reviews, coalesce(avg(r.rating), 0)::real as average
    from unnest(touched) as t (id) left join reviews r on r.laundromat_id = t.id and not r.is_held
    group by t.id
  ) totals
  where l.id = totals.id and (l.review_count, l.average_rating) is distinct from (totals.reviews, totals.average);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_laundromat_photos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set has_photos = not l.has_photos
  where l.id = any (touched) and l.has_photos <> exists (select from photos p where p.laundromat_id = l.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_laundromat_services()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set service_ids = current_ids.ids
  from (
    select t.id, array(select s.service_id from laundromat_services s where s.laundromat_id = t.id order by s.service_id) as ids
    from unnest(touched) as t (id)
  ) current_ids
  where l.id = current_ids.id and l.service_ids is distinct from current_ids.ids;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_laundromat_machines()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  touched uuid[];
  priced_before uuid[] := '{}';
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  if tg_op <> 'INSERT' then
    select coalesce(array_agg(distinct laundromat_id), '{}') into priced_before from old_rows where kind = 'washer' and price is not null;
  end if;
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  if exists (select from machines where laundromat_id = any (touched) group by laundromat_id having count(*) > 20) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'machines_at_most_20: a laundromat has no more than 20 rows of machines'
      using errcode = 'check_violation', constraint = 'machines_at_most_20', table = 'machines';
  end if;
  update laundromats l set wash_price_7kg = washers.price_7kg, largest_washer_kg = washers.largest
  from (
    select t.id, min(m.price) filter (where m.capacity_kg >= 7) as price_7kg, max(m.capacity_kg) as largest
    from unnest(touched) as t (id) left join machines m on m.laundromat_id = t.id and m.kind = 'washer'
    group by t.id
  ) washers
  where l.id = washers.id
    and (l.wash_price_7kg, l.largest_washer_kg) is distinct from (washers.price_7kg, washers.largest);
  -- A price that followed from washers goes with the last of them. A typed one stays.
  update laundromats l set price_from = washers.lowest
  from (
    select t.id, min(m.price) as lowest
    from unnest(touched) as t (id) left join machines m on m.laundromat_id = t.id and m.kind = 'washer'
    group by t.id
  ) washers
  where l.id = washers.id
    and (washers.lowest is not null or l.id = any (priced_before))
    and l.stated_price_from is distinct from washers.lowest;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_opening_exceptions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (select laundromat_id from new_rows) order by id for no key update;
  if exists (
    select from opening_exceptions where laundromat_id in (select laundromat_id from new_rows) and last_day >= current_date - 1
    group by laundromat_id having count(*) > 50
  ) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'opening_exceptions_at_most_50: a laundromat has no more than 50 exceptions that have not passed'
      using errcode = 'check_violation', constraint = 'opening_exceptions_at_most_50', table = 'opening_exceptions';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_contact_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.choose_primary_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  touched uuid[] := (select array_agg(distinct laundromat_id) from changed_rows);
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update photos set is_primary = true
  where id in (
    select distinct on (laundromat_id) id from photos
    where laundromat_id = any (touched)
      and laundromat_id not in (select laundromat_id from photos where laundromat_id = any (touched) and is_primary)
    order by laundromat_id, position, id
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_waiting_photo_id()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from photo_deletions where id = new.id and laundromat_id <> new.laundromat_id) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'photos_id_unused: this id belongs to a restorable photo of another laundromat'
      using errcode = 'check_violation', constraint = 'photos_id_unused', table = 'photos';
  end if;
  return new;
end
$function$;

CREATE TRIGGER reviews_deleted AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_ratings();
CREATE TRIGGER reviews_inserted AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_ratings();
CREATE TRIGGER reviews_updated AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_ratings();
CREATE TRIGGER photos_deleted AFTER DELETE ON public.photos REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_photos();
CREATE TRIGGER photos_inserted AFTER INSERT ON public.photos REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_photos();
CREATE TRIGGER photos_updated AFTER UPDATE ON public.photos REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_photos();
CREATE TRIGGER photos_primary_after_delete AFTER DELETE ON public.photos REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.choose_primary_photo();
CREATE TRIGGER photos_primary_after_insert AFTER INSERT ON public.photos REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.choose_primary_photo();
CREATE TRIGGER photos_check_waiting_id BEFORE INSERT ON public.photos FOR EACH ROW WHEN ((current_setting('hasura.user'::text, true) <> ''::text)) EXECUTE FUNCTION public.refuse_waiting_photo_id();
CREATE TRIGGER laundromat_services_deleted AFTER DELETE ON public.laundromat_services REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_services();
CREATE TRIGGER laundromat_services_inserted AFTER INSERT ON public.laundromat_services REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_services();
CREATE TRIGGER laundromat_services_updated AFTER UPDATE ON public.laundromat_services REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_services();
CREATE TRIGGER machines_deleted AFTER DELETE ON public.machines REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_machines();
CREATE TRIGGER machines_inserted AFTER INSERT ON public.machines REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_machines();
CREATE TRIGGER machines_updated AFTER UPDATE ON public.machines REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_laundromat_machines();
CREATE TRIGGER opening_exceptions_inserted AFTER INSERT ON public.opening_exceptions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.check_opening_exceptions();
CREATE TRIGGER opening_exceptions_updated AFTER UPDATE ON public.opening_exceptions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.check_opening_exceptions();
CREATE TRIGGER laundromats_record_contact AFTER UPDATE OF website, email ON public.laundromats FOR EACH ROW WHEN (((old.website IS DISTINCT FROM new.website) OR (old.email IS DISTINCT FROM new.email))) EXECUTE FUNCTION public.record_contact_change();
CREATE TRIGGER laundromats_record_first_contact AFTER INSERT ON public.laundromats FOR EACH ROW WHEN (((new.website IS NOT NULL) OR (new.email IS NOT NULL))) EXECUTE FUNCTION public.record_contact_change();
