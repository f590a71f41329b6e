alter table public.laundromat_drafts drop column photos_count;
