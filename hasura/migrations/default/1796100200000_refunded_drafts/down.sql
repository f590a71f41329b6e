alter table public.laundromat_drafts drop column refund;
