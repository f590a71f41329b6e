drop trigger photos_check_waiting_id on public.photos;
drop function public.refuse_waiting_photo_id();
