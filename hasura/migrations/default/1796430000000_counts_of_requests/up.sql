-- The actions server counts requests with one SQL statement.

drop function public.count_requests(text, integer, integer);
alter table public.rate_limits drop column left_ms;
