drop function public.count_requests(text, integer, integer);
drop table public.rate_limits;
