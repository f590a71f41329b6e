drop table public.photos;
drop function public.refresh_laundromat_photos();
drop function public.choose_primary_photo();
drop function public.place_photo();
drop function public.save_deleted_photo_ids();
