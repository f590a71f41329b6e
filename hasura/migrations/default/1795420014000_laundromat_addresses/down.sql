drop trigger laundromats_set_place on public.laundromats;
drop function public.set_laundromat_place();
drop trigger laundromats_set_slug on public.laundromats;
drop index public.laundromats_slug_prefix;
drop function public.set_laundromat_slug();
