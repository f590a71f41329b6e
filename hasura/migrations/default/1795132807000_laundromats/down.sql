drop table public.laundromats;
