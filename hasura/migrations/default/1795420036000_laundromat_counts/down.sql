drop function public.add_laundromat_counts(uuid, jsonb);
drop table public.count_writes;
drop table public.laundromat_counts;
