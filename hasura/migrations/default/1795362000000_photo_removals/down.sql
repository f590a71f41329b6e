drop table public.photo_removals;
drop function public.remove_photo();
