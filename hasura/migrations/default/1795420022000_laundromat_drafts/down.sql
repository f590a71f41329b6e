drop table public.laundromat_drafts;
