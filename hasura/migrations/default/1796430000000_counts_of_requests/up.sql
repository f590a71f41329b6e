-- The actions server counts requests with a statement of its own.

drop function public.count_requests(text, integer, integer);
alter table public.rate_limits drop column left_ms;
