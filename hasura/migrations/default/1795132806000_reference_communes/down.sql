delete from public.french_cities;
