drop function public.communes_of(text, text);
drop function public.claim_geocodings(integer, uuid);
drop trigger laundromats_queue_geocoding on public.laundromats;
drop function public.queue_geocoding();
drop table public.laundromat_geocodings;

drop trigger laundromats_set_place on public.laundromats;
drop trigger laundromats_note_location on public.laundromats;
drop function public.note_location();

create or replace function public.set_laundromat_place() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  commune french_cities := commune_of(new.postal_code, new.city);
  kept_old_centre boolean := false;
begin
  if tg_op = 'UPDATE' and old.commune_id is distinct from commune.id then
    -- Coordinates that are only the centre of the old commune are replaced when the commune changes.
    kept_old_centre := exists (
      select from french_cities c
      where c.id = old.commune_id and (c.latitude, c.longitude) = (new.latitude, new.longitude)
    );
  end if;
  new.commune_id := commune.id;
  new.region := commune.region;
  new.arrondissement_id := arrondissement_of(commune.id, new.postal_code);
  if commune.id is not null and (new.latitude is null or new.longitude is null or kept_old_centre) then
    new.latitude := commune.latitude;
    new.longitude := commune.longitude;
  end if;
  return new;
end
$$;

comment on function public.set_laundromat_place() is 'Trigger: fills commune_id, arrondissement_id, region and missing coordinates.';

create trigger laundromats_set_place
  before insert or update of city, postal_code, latitude, longitude, region, commune_id, arrondissement_id on public.laundromats
  for each row execute function public.set_laundromat_place();

drop function public.guessed_location_source(numeric, numeric, numeric, numeric);
drop function public.metres_between(double precision, double precision, double precision, double precision);
alter table public.laundromats
  drop constraint laundromats_location_known,
  drop column located_at,
  drop column location_source;
