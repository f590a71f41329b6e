drop table public.laundromat_services;
drop table public.services;
drop function public.record_service_change();
drop function public.refresh_laundromat_services();
