alter table public.payments drop column is_fraudulent;
