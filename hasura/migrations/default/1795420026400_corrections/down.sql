drop view public.reported_facts;
drop function public.decide_fact_correction(uuid, text, uuid, text);
drop table public.fact_corrections;
drop trigger laundromats_track_check on public.laundromats;
drop function public.set_facts_checked_at();
drop function public.checked_facts(public.laundromats);
alter table public.laundromats drop column facts_checked_at;
