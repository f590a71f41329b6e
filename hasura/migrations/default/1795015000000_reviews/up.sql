-- Visitors' reviews with their photos, and the rating columns by which lists sort.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  user_id uuid references public.users on delete set null,
  author_name text not null constraint reviews_author_name_filled check (btrim(author_name) <> ''),
  rating integer not null constraint reviews_rating_range check (rating between 1 and 5),
  comment text not null constraint reviews_comment_filled check (btrim(comment) <> ''),
  -- French law requires the date of the visit beside the date of publication (art. D111-17 C. conso.).
  visited_on date,
  created_at timestamptz not null default now(),
  answer text constraint reviews_answer_filled check (btrim(answer) <> ''),
  answered_at timestamptz,
  verification text not null default 'none' constraint reviews_verification_known check (verification in ('none', 'account')),
  held_reason text constraint reviews_held_reason_known
    check (held_reason in ('owner', 'network', 'competitor', 'repeated', 'burst')),
  is_held boolean not null generated always as (held_reason is not null) stored,
  sender_hash text,
  sender_slot text constraint reviews_sender_slot_key unique,
  constraint reviews_answer_dated check ((answer is null) = (answered_at is null)),
  constraint reviews_visited_on_plausible
    check (visited_on >= '2000-01-01' and visited_on <= (created_at at time zone 'UTC')::date + 1),
  -- Checked at the end of a statement, because a merge exchanges two reviews of an account.
  constraint reviews_author_key unique (user_id, laundromat_id) deferrable initially immediate,
  -- The target of the photos' foreign key, so that a photo and its review have the same laundromat.
  constraint reviews_id_laundromat_id_key unique (id, laundromat_id)
);

comment on column public.reviews.id is 'May be set by the browser, so that sending the same review twice has no effect.';
comment on column public.reviews.user_id is 'The author, if signed in; a review requires no account.';
comment on column public.reviews.visited_on is 'Date of the visit, if the author entered it.';
comment on column public.reviews.answer is 'Answer of the owner. Written once.';
comment on column public.reviews.verification is
  'none: not checked. account: written by an account whose email address was confirmed. Never that the author was there.';
comment on column public.reviews.held_reason is
  'Why an administrator looks at it before it is published. owner: its author has become the owner of the laundromat. network: it came from '
  'an address of the owner. competitor: its author, or an owner at the same address, has a laundromat within 500 m. repeated: the '
  'second one from its network about the laundromat within 90 days. burst: one of many within an hour. Else null.';
comment on column public.reviews.is_held is 'True while the review is not published.';
comment on column public.reviews.sender_hash is
  'Keyed hash of the network address from which it came, the same for all laundromats. Deleted after 90 days.';
comment on column public.reviews.sender_slot is
  'Keyed hash of the network address and the laundromat, of the first review only: a second one waits. Deleted after 90 days.';

create index reviews_laundromat_id on public.reviews (laundromat_id, created_at desc);
create index reviews_held on public.reviews (created_at) where is_held;
create index reviews_sender_hash on public.reviews (sender_hash) where sender_hash is not null;

create trigger reviews_check_id before insert or delete on public.reviews
  for each row execute function public.reserve_deleted_ids();

create function public.refresh_laundromat_ratings() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set review_count = totals.reviews, average_rating = totals.average
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select count(*)::integer as reviews, coalesce(avg(rating), 0)::real as average
    from reviews where laundromat_id = touched.id and not is_held
  ) totals
  where l.id = touched.id and (l.review_count, l.average_rating) is distinct from (totals.reviews, totals.average);
  return null;
end
$$;
comment on function public.refresh_laundromat_ratings is
  'Trigger: computes the rating columns of the laundromats concerned again, so that they are exact after any change.';

create trigger reviews_refresh after insert or update or delete on public.reviews
  for each row execute function public.refresh_laundromat_ratings();

create function public.search_reviews(search text) returns setof public.reviews
language sql stable
as $$
  select r.* from public.reviews r left join public.laundromats l on l.id = r.laundromat_id
  where concat_ws(E'\n', r.author_name, r.comment, l.name) ilike all (public.like_patterns(search))
$$;
comment on function public.search_reviews is 'Returns reviews whose author, text or laundromat contains every word of the search.';

create table public.review_photos (
  id uuid primary key,
  review_id uuid not null,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  url text not null constraint review_photos_url_shape check (url ~ '^/photos/.+'),
  is_approved boolean not null default false,
  created_at timestamptz not null default now(),
  constraint review_photos_review_id_fkey foreign key (review_id, laundromat_id)
    references public.reviews (id, laundromat_id) on update cascade on delete cascade
);
comment on table public.review_photos is 'At most three per review. Deleted with it, and when its author''s account is erased.';
comment on column public.review_photos.id is 'Set by the browser, so that a photo sent twice is one. The files have another name.';
comment on column public.review_photos.laundromat_id is 'That of the review. With it, a restored laundromat has its photos again.';
comment on column public.review_photos.url is 'URL of the widest version, as in photos.';
comment on column public.review_photos.is_approved is 'False until an administrator has approved it: only they and its author see it.';

create index review_photos_review_id on public.review_photos (review_id, laundromat_id);
create index review_photos_laundromat_id on public.review_photos (laundromat_id);
create index review_photos_url on public.review_photos (url);
create index review_photos_awaiting on public.review_photos (created_at) where not is_approved;

create trigger review_photos_check_id before insert or delete on public.review_photos
  for each row execute function public.reserve_deleted_ids();
