drop function public.merge_laundromats(public.laundromats, uuid);
