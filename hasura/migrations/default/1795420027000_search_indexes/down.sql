drop index
  public.laundromats_by_rating, public.laundromats_by_name, public.laundromats_by_city, public.laundromats_by_price,
  public.laundromats_region_by_rating, public.laundromats_region_by_name, public.laundromats_region_by_city,
  public.laundromats_region_by_price, public.laundromats_city_key, public.laundromats_search_text,
  public.laundromats_service_ids, public.laundromats_earth_point, public.laundromats_paid_earth_point,
  public.laundromats_turns, public.laundromats_region_turns;
