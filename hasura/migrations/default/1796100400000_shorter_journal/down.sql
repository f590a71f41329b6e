drop trigger laundromats_journal on public.laundromats;
create trigger laundromats_journal after insert or delete or update on public.laundromats
  for each row execute function public.record_change(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval', 'approved_content',
    'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at', 'open_week',
    'opening_area', 'was_claimed'
  );
