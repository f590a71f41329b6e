drop trigger photos_check_waiting_id on public.photos;
drop function public.refuse_waiting_photo_id();
drop function public.restore_photo(uuid, uuid);
drop table public.photo_deletions;
drop function public.delete_photo();
