alter table public.photos alter column position set default 0;
drop trigger photos_place on public.photos;
drop function public.place_photo();
