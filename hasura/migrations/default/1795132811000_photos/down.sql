drop table public.photos;
drop function public.refresh_laundromat_photos();
