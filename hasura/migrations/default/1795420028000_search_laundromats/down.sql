drop function
  public.laundromats_on_map, public.search_laundromats, public.found_page, public.has_exact_crowd,
  public.first_by_rotation, public.first_free, public.sharers_matching, public.first_by_words, public.merged_ids,
  public.first_of_match, public.first_in_order, public.first_near, public.first_beyond, public.ring_matching,
  public.ring_in_area, public.page_of, public.rotated_page, public.sorted_page, public.candidates_by_words,
  public.candidates_matching, public.page_in_area, public.count_matching, public.count_in_area, public.is_covered,
  public.laundromats_matching, public.laundromats_in_area, public.meets_covered, public.candidate_of, public.order_key,
  public.near_key, public.plan_key, public.is_open_for, public.open_state, public.local_minute, public.is_open_by_id,
  public.distance_ends, public.rank_of, public.read_search, public.area_of_box, public.id_of_place,
  public.search_patterns;
drop type public.laundromat_candidate, public.laundromat_search;
drop index
  public.laundromats_by_rating, public.laundromats_by_name, public.laundromats_by_city, public.laundromats_by_price,
  public.laundromats_by_wash_price, public.laundromats_by_relevance, public.laundromats_region_by_rating,
  public.laundromats_region_by_name, public.laundromats_region_by_city, public.laundromats_region_by_price,
  public.laundromats_region_by_wash_price, public.laundromats_region_by_relevance,
  public.laundromats_commune_by_relevance, public.laundromats_featured_until, public.laundromats_rotation,
  public.laundromats_region_rotation, public.laundromats_search_text, public.laundromats_name_key,
  public.laundromats_service_ids, public.laundromats_earth_point, public.laundromats_paid_earth_point;
