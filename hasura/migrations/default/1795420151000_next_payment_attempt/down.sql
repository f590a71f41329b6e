alter table public.payments drop column next_attempt_at;
