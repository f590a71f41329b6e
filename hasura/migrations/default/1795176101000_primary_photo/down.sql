drop trigger photos_primary_after_delete on public.photos;
drop trigger photos_primary_after_insert on public.photos;
drop function public.choose_primary_photo();
