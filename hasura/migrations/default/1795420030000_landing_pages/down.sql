drop function public.neighbours_of_place(text);
drop view public.laundromat_cities;
drop view public.laundromat_regions;
