drop function public.restore_photo(uuid, uuid);
drop table public.photo_deletions;
drop function public.delete_photo();
