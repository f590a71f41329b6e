drop trigger laundromat_services_journal_deleted on public.laundromat_services;
drop trigger laundromat_services_journal_inserted on public.laundromat_services;
drop function public.record_service_change();
