-- The owner of a laundromat may answer each of its reviews, once.

alter table public.reviews
  add column answer text constraint reviews_answer_filled check (btrim(answer) <> ''),
  add column answered_at timestamptz,
  add constraint reviews_answer_dated check ((answer is null) = (answered_at is null));

comment on column public.reviews.answer is 'What the owner answered. Written once.';
