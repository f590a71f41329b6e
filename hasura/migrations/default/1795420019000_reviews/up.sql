-- Visitors' reviews, and the rating columns by which lists sort.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  user_id uuid references public.users on delete set null,
  author_name text not null constraint reviews_author_name_filled check (btrim(author_name) <> ''),
  rating integer not null constraint reviews_rating_range check (rating between 1 and 5),
  comment text not null constraint reviews_comment_filled check (btrim(comment) <> ''),
  -- French law requires the date of the visit beside the date of publication (art. D111-17 C. conso.).
  visited_on date constraint reviews_visited_on_plausible check (visited_on >= date '2000-01-01'),
  created_at timestamptz not null default now(),
  answer text constraint reviews_answer_filled check (btrim(answer) <> ''),
  answered_at timestamptz,
  constraint reviews_answer_dated check ((answer is null) = (answered_at is null))
);

comment on column public.reviews.id is 'May be set by the browser, so that sending the same review twice has no effect.';
comment on column public.reviews.user_id is 'The author, if signed in; a review requires no account.';
comment on column public.reviews.visited_on is 'Date of the visit, if the author stated it.';
comment on column public.reviews.answer is 'Answer of the owner. Written once.';

create index reviews_laundromat_id on public.reviews (laundromat_id, created_at desc);
create index reviews_user_id on public.reviews (user_id);

create trigger reviews_save_deleted_ids after delete on public.reviews
  referencing old table as deleted for each statement execute function public.save_deleted_ids();
create trigger reviews_check_id before insert on public.reviews
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('reviews');

create function public.refresh_laundromat_ratings() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set review_count = totals.reviews, average_rating = totals.average
  from (
    select t.id, count(r.id)::integer as reviews, coalesce(avg(r.rating), 0)::real as average
    from unnest(touched) as t (id) left join reviews r on r.laundromat_id = t.id
    group by t.id
  ) totals
  where l.id = totals.id and (l.review_count, l.average_rating) is distinct from (totals.reviews, totals.average);
  return null;
end
$$;

comment on function public.refresh_laundromat_ratings() is
  'Trigger: computes the rating columns of the laundromats concerned again, so that they are exact after any change.';

create trigger reviews_inserted after insert on public.reviews
  referencing new table as new_rows for each statement execute function public.refresh_laundromat_ratings();
create trigger reviews_updated after update on public.reviews
  referencing old table as old_rows new table as new_rows for each statement execute function public.refresh_laundromat_ratings();
create trigger reviews_deleted after delete on public.reviews
  referencing old table as old_rows for each statement execute function public.refresh_laundromat_ratings();

create function public.search_reviews(search text) returns setof public.reviews
language sql stable
as $$
  select r.* from public.reviews r left join public.laundromats l on l.id = r.laundromat_id
  where concat_ws(E'\n', r.author_name, r.comment, l.name) ilike all (public.like_patterns(search))
$$;

comment on function public.search_reviews(text) is 'Returns reviews whose author, text or laundromat contains every word of the search.';
