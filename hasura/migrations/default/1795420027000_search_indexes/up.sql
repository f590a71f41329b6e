-- Indexes that spare the search from reading the whole table: one per sort order, for France and within a region, one per type
-- of filter, and one for distances. None contains unpublished laundromats.

create index laundromats_by_rating on public.laundromats
  (tier, has_photos desc, average_rating desc, review_count desc, id) include (featured_until) where is_active;
create index laundromats_by_name on public.laundromats
  (tier, has_photos desc, name_key, id) include (featured_until) where is_active;
create index laundromats_by_city on public.laundromats
  (tier, has_photos desc, city_key, name_key, id) include (featured_until) where is_active;
create index laundromats_by_price on public.laundromats (price_from, id) where is_active;

create index laundromats_region_by_rating on public.laundromats
  (region, tier, has_photos desc, average_rating desc, review_count desc, id) include (featured_until) where is_active;
create index laundromats_region_by_name on public.laundromats
  (region, tier, has_photos desc, name_key, id) include (featured_until) where is_active;
create index laundromats_region_by_city on public.laundromats
  (region, tier, has_photos desc, city_key, name_key, id) include (featured_until) where is_active;
create index laundromats_region_by_price on public.laundromats (region, price_from, id) where is_active;

create index laundromats_city_key on public.laundromats (city_key) where is_active;
create index laundromats_search_text on public.laundromats using gin (search_text public.gin_trgm_ops) where is_active;
create index laundromats_service_ids on public.laundromats using gin (service_ids) where is_active;
-- Includes the columns for counting, distance and price, so that a crowded circle needs an index-only scan. The lists
-- include featured_until for the same reason.
create index laundromats_earth_point on public.laundromats using gist (earth_point) include (id, price_from) where is_active;
-- Paid laundromats rank before nearer free ones and are few: this index finds them without reading the free ones.
create index laundromats_paid_earth_point on public.laundromats using gist (earth_point) where is_active and tier < 2;

-- Paid laundromats in the order of the rotation.
create index laundromats_turns on public.laundromats (tier, has_photos, id) include (featured_until) where is_active and tier < 2;
create index laundromats_region_turns on public.laundromats (region, tier, has_photos, id) include (featured_until)
  where is_active and tier < 2;
