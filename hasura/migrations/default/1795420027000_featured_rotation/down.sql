drop function public.featured_of_the_month(text, double precision, double precision, timestamptz);
drop function public.rotation_start(integer, integer, timestamptz);
drop table public.laundromat_matches;
drop function public.kilometres, public.chord_of, public.point_on_earth;
