-- The browser keeps the photos of a paid submission until the listing exists; the draft remembers how many there are.

alter table public.laundromat_drafts add column photos_count integer not null default 0
  constraint laundromat_drafts_photos_count_range check (photos_count between 0 and 10);

comment on column public.laundromat_drafts.photos_count is 'Photos that wait in the browser for the listing to exist.';
