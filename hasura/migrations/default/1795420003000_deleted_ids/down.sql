drop function public.refuse_deleted_id();
drop function public.save_deleted_ids();
drop table public.deleted_ids;
