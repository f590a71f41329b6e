alter table public.reviews drop column answer, drop column answered_at;
