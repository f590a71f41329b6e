-- Keep the search from reading the whole table: one index per order of the lists, alone and within a region, one per
-- type of filter, and points for distances. Unpublished laundromats are in none of them.

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
-- Includes what counting, distance and price need, so that a crowded circle is read from the index alone. The lists include
-- featured_until for the same reason.
create index laundromats_earth_point on public.laundromats using gist (earth_point) include (id, price_from) where is_active;
-- Paid laundromats come before nearer free ones, and are few: found without walking over the free ones between them.
create index laundromats_paid_earth_point on public.laundromats using gist (earth_point) where is_active and tier < 2;

-- The laundromats that share places by rotation, in its order.
create index laundromats_turns on public.laundromats (tier, has_photos, id) include (featured_until) where is_active and tier < 2;
create index laundromats_region_turns on public.laundromats (region, tier, has_photos, id) include (featured_until)
  where is_active and tier < 2;
