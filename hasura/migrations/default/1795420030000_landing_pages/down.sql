drop view public.laundromat_cities;
drop view public.laundromat_regions;
