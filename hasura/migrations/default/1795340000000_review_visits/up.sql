-- The law wants the date of the experience beside the date a review was published (art. D111-17 C. conso.).

alter table public.reviews add column visited_on date
  constraint reviews_visited_on_plausible check (visited_on >= date '2000-01-01');

comment on column public.reviews.visited_on is 'The day of the visit, when the author gave it.';
