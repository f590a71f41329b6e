-- Derives slug, region, commune and missing coordinates from the name, city and postal code that owners type.

-- The slug must be unique even when two laundromats are created at once.

create function public.set_laundromat_slug() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  base text := coalesce(nullif(trim(both '-' from left(
    regexp_replace(lower(unaccent('public.unaccent'::regdictionary, concat(new.name, ' ', new.city))), '[^a-z0-9]+', '-', 'g'), 90)), ''), 'laverie');
  highest bigint;
begin
  if new.slug is not null then
    return new;
  end if;
  base := trim(both '-' from base);
  -- Names whose suffixes could collide share a lock. There are few locks on purpose: an import of many
  -- rows must not fill the lock table.
  perform pg_advisory_xact_lock(hashtext('laundromats.slug'), hashtext(regexp_replace(base, '(-[0-9]+)+$', '')) & 255);
  if not exists (select from laundromats where slug = base) then
    new.slug := base;
    return new;
  end if;
  select max(substr(slug, length(base) + 2)::bigint) into highest
  from laundromats
  where slug like base || '-%' and substr(slug, length(base) + 2) ~ '^[1-9][0-9]{0,8}$';
  new.slug := base || '-' || greatest(coalesce(highest, 1) + 1, 2);
  return new;
end
$$;

comment on function public.set_laundromat_slug() is
  'Trigger: builds the slug from the folded name and city, with -2, -3 on collision. Only on insert: a rename does not change the URL.';

create index laundromats_slug_prefix on public.laundromats (slug text_pattern_ops);

create trigger laundromats_set_slug before insert on public.laundromats
  for each row execute function public.set_laundromat_slug();

create function public.set_laundromat_place() returns trigger
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
  if commune.id is not null and (new.latitude is null or new.longitude is null or kept_old_centre) then
    new.latitude := commune.latitude;
    new.longitude := commune.longitude;
  end if;
  return new;
end
$$;

comment on function public.set_laundromat_place() is 'Trigger: fills commune_id, region and missing coordinates.';

create trigger laundromats_set_place
  before insert or update of city, postal_code, latitude, longitude, region, commune_id on public.laundromats
  for each row execute function public.set_laundromat_place();
