drop trigger photos_place on public.photos;
drop function public.place_photo();
