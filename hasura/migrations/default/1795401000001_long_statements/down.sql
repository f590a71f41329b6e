drop function public.allow_long_statements();
