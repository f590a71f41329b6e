-- One trigger for each table whose rows a laundromat counts. It runs after the statement, so for its second row nothing is
-- left to change.

drop trigger reviews_deleted on reviews;
drop trigger reviews_inserted on reviews;
drop trigger reviews_updated on reviews;
drop trigger photos_deleted on photos;
drop trigger photos_inserted on photos;
drop trigger photos_updated on photos;
drop trigger photos_primary_after_delete on photos;
drop trigger photos_primary_after_insert on photos;
drop trigger photos_check_waiting_id on photos;
drop trigger laundromat_services_deleted on laundromat_services;
drop trigger laundromat_services_inserted on laundromat_services;
drop trigger laundromat_services_updated on laundromat_services;
drop trigger machines_deleted on machines;
drop trigger machines_inserted on machines;
drop trigger machines_updated on machines;
drop trigger opening_exceptions_inserted on opening_exceptions;
drop trigger opening_exceptions_updated on opening_exceptions;
drop trigger laundromats_record_contact on laundromats;
drop trigger laundromats_record_first_contact on laundromats;
drop function choose_primary_photo;
drop function refuse_waiting_photo_id;

create or replace function refresh_laundromat_ratings() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set review_count = totals.reviews, average_rating = totals.average
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select count(*)::integer as reviews, coalesce(avg(rating), 0)::real as average
    from reviews where laundromat_id = touched.id and not is_held
  ) totals
  where l.id = touched.id and (l.review_count, l.average_rating) is distinct from (totals.reviews, totals.average);
  return null;
end
$$;

create trigger reviews_refresh after insert or update or delete on reviews
  for each row execute function refresh_laundromat_ratings();

create or replace function refresh_laundromat_photos() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set has_photos = not l.has_photos
  where l.id in (old.laundromat_id, new.laundromat_id)
    and l.has_photos <> exists (select from photos p where p.laundromat_id = l.id);
  if tg_op <> 'UPDATE' then
    update photos set is_primary = true
    where id = (
      select id from photos where laundromat_id in (old.laundromat_id, new.laundromat_id) order by is_primary desc, position, id limit 1
    ) and not is_primary;
  end if;
  return null;
end
$$;

create trigger photos_refresh after insert or update or delete on photos
  for each row execute function refresh_laundromat_photos();

create or replace function refresh_laundromat_services() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set service_ids = offered.ids
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select array(select service_id from laundromat_services where laundromat_id = touched.id order by service_id) as ids
  ) offered
  where l.id = touched.id and l.service_ids is distinct from offered.ids;
  return null;
end
$$;

create trigger laundromat_services_refresh after insert or update or delete on laundromat_services
  for each row execute function refresh_laundromat_services();

create or replace function refresh_laundromat_machines() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  if (select count(*) from machines where laundromat_id = new.laundromat_id) > 20 then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'machines_at_most_20: a laundromat has no more than 20 rows of machines'
      using errcode = 'check_violation', constraint = 'machines_at_most_20', table = 'machines';
  end if;
  update laundromats l set wash_price_7kg = washers.price_7kg, largest_washer_kg = washers.largest
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select min(price) filter (where capacity_kg >= 7) as price_7kg, max(capacity_kg) as largest
    from machines where laundromat_id = touched.id and kind = 'washer'
  ) washers
  where l.id = touched.id and (l.wash_price_7kg, l.largest_washer_kg) is distinct from (washers.price_7kg, washers.largest);
  -- A price that followed from washers goes with the last of them. A typed one stays.
  update laundromats l set price_from = washers.lowest
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select min(price) as lowest from machines where laundromat_id = touched.id and kind = 'washer'
  ) washers
  where l.id = touched.id
    and (washers.lowest is not null or l.id = old.laundromat_id and old.kind = 'washer' and old.price is not null)
    and l.stated_price_from is distinct from washers.lowest;
  return null;
end
$$;

create trigger machines_refresh after insert or update or delete on machines
  for each row execute function refresh_laundromat_machines();

create or replace function check_opening_exceptions() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = new.laundromat_id for no key update;
  if (
    select count(*) from opening_exceptions where laundromat_id = new.laundromat_id and last_day >= current_date - 1
  ) > 50 then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'opening_exceptions_at_most_50: a laundromat has no more than 50 exceptions that have not passed'
      using errcode = 'check_violation', constraint = 'opening_exceptions_at_most_50', table = 'opening_exceptions';
  end if;
  return null;
end
$$;

create trigger opening_exceptions_check after insert or update on opening_exceptions
  for each row execute function check_opening_exceptions();

create or replace function record_contact_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  new_website boolean := website_host(new.website) is distinct from website_host(old.website);
  new_email boolean := lower(new.email) is distinct from lower(old.email);
begin
  if new_website or new_email then
    insert into contact_changes (laundromat_id, website_changed_at, email_changed_at)
    values (new.id, case when new_website then now() end, case when new_email then now() end)
    on conflict (laundromat_id) do update set
      website_changed_at = coalesce(excluded.website_changed_at, contact_changes.website_changed_at),
      email_changed_at = coalesce(excluded.email_changed_at, contact_changes.email_changed_at);
  end if;
  return null;
end
$$;

create trigger laundromats_record_contact after insert or update of website, email on laundromats
  for each row execute function record_contact_change();
