drop function public.search_laundromats(text, text, text, double precision, double precision, real, text, text, integer, integer);
drop table public.laundromat_matches;
