drop table public.source_candidates;
drop table public.source_objects;
