alter table public.fact_corrections drop column received_at;
