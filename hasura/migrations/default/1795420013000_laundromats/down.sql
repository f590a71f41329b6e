drop function public.search_all_laundromats(text, boolean, boolean);
drop table public.laundromats;
drop function public.check_laundromat_limit();
