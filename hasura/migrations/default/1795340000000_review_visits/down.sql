alter table public.reviews drop column visited_on;
