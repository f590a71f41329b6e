drop function
  public.laundromats_on_map, public.search_laundromats, public.first_by_rotation, public.sharers_matching, public.sharers_in_list,
  public.first_ranked, public.merged_ids, public.is_list, public.first_by_price, public.first_by_distance,
  public.first_near, public.first_matching, public.candidates_matching, public.laundromats_matching,
  public.candidates_by_words,
  public.first_in_list, public.candidates_in_list, public.candidates_in_city, public.search_around, public.near_in_crowd,
  public.with_unplaced, public.laundromats_around, public.page_of, public.rotated_page, public.sorted_page,
  public.candidate_of, public.is_open_for, public.ranking_distance, public.rank_of, public.read_search, public.area_of_box, public.id_of_place, public.search_patterns;
drop type public.laundromat_candidate, public.laundromat_search;
drop index
  public.laundromats_by_rating, public.laundromats_by_name, public.laundromats_by_city, public.laundromats_by_price,
  public.laundromats_by_wash_price, public.laundromats_region_by_wash_price, public.laundromats_unplaced_earth_point,
  public.laundromats_region_by_rating, public.laundromats_region_by_name, public.laundromats_region_by_city,
  public.laundromats_region_by_price, public.laundromats_city_key, public.laundromats_search_text,
  public.laundromats_service_ids, public.laundromats_earth_point, public.laundromats_paid_earth_point,
  public.laundromats_rotation, public.laundromats_region_rotation;
