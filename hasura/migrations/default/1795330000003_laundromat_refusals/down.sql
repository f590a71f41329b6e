drop trigger laundromats_end_refusal on public.laundromats;
drop function public.end_laundromat_refusal();
alter table public.laundromats
  drop column refused_at,
  drop column refusal_reason;
