drop trigger fact_corrections_check_id on public.fact_corrections;
