drop table public.site_statements;
