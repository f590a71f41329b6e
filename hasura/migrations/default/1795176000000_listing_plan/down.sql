drop trigger laundromats_check_limit on public.laundromats;
drop function public.check_listing_limit();
alter table public.laundromats drop column plan_id;
