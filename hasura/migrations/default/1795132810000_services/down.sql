drop table public.laundromat_services;
drop table public.services;
drop function public.refresh_laundromat_services();
