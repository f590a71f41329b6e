-- The listings of the directory.

create table public.laundromats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users on delete set null,
  name text not null constraint laundromats_name_filled check (btrim(name) <> ''),
  address text not null constraint laundromats_address_filled check (btrim(address) <> ''),
  city text not null constraint laundromats_city_filled check (btrim(city) <> ''),
  postal_code text not null constraint laundromats_postal_code_filled check (btrim(postal_code) <> ''),
  slug text not null unique constraint laundromats_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  phone text,
  email text,
  description text,
  latitude numeric(10, 8) constraint laundromats_latitude_range check (latitude between -90 and 90),
  longitude numeric(11, 8) constraint laundromats_longitude_range check (longitude between -180 and 180),
  price_from numeric(5, 2) constraint laundromats_price_from_positive check (price_from >= 0),
  hours text default '24h/24, 7j/7',
  website text constraint laundromats_website_http check (website ~ '^https?://.+'),
  facebook text constraint laundromats_facebook_http check (facebook ~ '^https?://.+'),
  instagram text constraint laundromats_instagram_http check (instagram ~ '^https?://.+'),
  is_active boolean not null default true,
  is_premium boolean not null default false,
  is_featured boolean not null default false,
  featured_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  average_rating real not null default 0 constraint laundromats_average_rating_range check (average_rating between 0 and 5),
  review_count integer not null default 0 constraint laundromats_review_count_positive check (review_count >= 0),
  region text,
  commune_id uuid references public.french_cities on delete set null,
  has_photos boolean not null default false,
  service_ids uuid[] not null default '{}',
  tier smallint not null
    generated always as (case when is_featured then 0 when is_premium then 1 else 2 end) stored,
  name_key text collate "C" not null generated always as (public.fold_text(name)) stored,
  city_key text collate "C" not null generated always as (public.fold_text(city)) stored,
  search_text text collate "C" not null
    generated always as (' ' || public.fold_text(name || ' ' || city || ' ' || postal_code || ' ' || address)) stored,
  earth_point public.cube generated always as (
    case when latitude is not null and longitude is not null then public.cube(array[
      6378168 * cosd(latitude::float8) * cosd(longitude::float8),
      6378168 * cosd(latitude::float8) * sind(longitude::float8),
      6378168 * sind(latitude::float8)
    ]) end
  ) stored,
  constraint laundromats_featured_is_premium check (is_premium or not is_featured),
  constraint laundromats_coordinates_paired check ((latitude is null) = (longitude is null))
);

comment on column public.laundromats.user_id is 'The owner; null for a listing nobody has claimed or whose owner left.';
comment on column public.laundromats.slug is 'Made from name and city when the row is created, and kept when the name changes: links stay valid.';
comment on column public.laundromats.price_from is 'Lowest price of a wash, in euros.';
comment on column public.laundromats.is_active is 'Published. A free submission waits here as false until it is moderated.';
comment on column public.laundromats.featured_until is 'End of the front-page placement; null means no end is set.';
comment on column public.laundromats.average_rating is 'Mean of the reviews, 0 without any. Kept by trigger.';
comment on column public.laundromats.review_count is 'Kept by trigger.';
comment on column public.laundromats.region is 'Derived from the commune, else from the postal code''s department.';
comment on column public.laundromats.commune_id is 'Derived from postal code and city.';
comment on column public.laundromats.has_photos is 'Kept by trigger: listings with photos come first.';
comment on column public.laundromats.service_ids is 'Copy of laundromat_services kept by trigger, so that the search filters by index.';
comment on column public.laundromats.tier is '0 featured, 1 premium, 2 free; ignores featured_until, which the search checks itself.';
comment on column public.laundromats.name_key is 'Folded name. Sorted by, never shown.';
comment on column public.laundromats.city_key is 'Folded city. Compared and sorted by, never shown.';
comment on column public.laundromats.search_text is 'Folded name, city, postal code and address, each word after a space.';
comment on column public.laundromats.earth_point is
  'The place as earthdistance''s ll_to_earth gives it, but spelled out: ll_to_earth finds its parts through the search path, '
  'which a dump and an index build empty.';

create index laundromats_user_id on public.laundromats (user_id);
create index laundromats_commune_id on public.laundromats (commune_id);

create trigger laundromats_set_updated_at before update on public.laundromats
  for each row execute function public.set_updated_at();
