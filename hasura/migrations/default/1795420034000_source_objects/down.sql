drop function public.confirm_source_laundromat(text, bigint);
drop function public.decide_source_difference(text, bigint, text, text, jsonb);
drop function public.write_source_fact(uuid, text, jsonb);
drop function public.decide_source_candidate(uuid, text);
drop function public.search_source_candidates(text);
drop function public.search_source_objects(text, text);
drop table public.source_candidates;
drop table public.source_objects;
