create or replace trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_admin_action(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'earth_point');
drop trigger laundromats_require_approval on public.laundromats;
drop function public.require_approval();
alter table public.laundromats drop column needs_approval;
