drop table public.reports;
drop function public.set_report_handled_at();
