drop function public.restore_laundromat(uuid);
drop function public.insert_from_json(regclass, jsonb);
drop trigger laundromats_keep_deleted on public.laundromats;
drop function public.keep_deleted_laundromat();
drop table public.deleted_laundromats;
