-- A draft gets its tier from the plan, and the browser counts the photos that it uploads.

alter table public.laundromat_drafts
  drop column tier,
  drop column photos_count;
