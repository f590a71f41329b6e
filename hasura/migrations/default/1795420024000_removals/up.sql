-- An administrator removes a review or a photo for a reason, which its author or owner is sent (Regulation (EU) 2022/2065,
-- article 17): inserting the row removes it.

create table public.review_removals (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null,
  reason text not null constraint review_removals_reason_filled check (btrim(reason) <> ''),
  removed_by uuid references public.users on delete set null,
  laundromat_id uuid references public.laundromats on delete set null,
  user_id uuid references public.users on delete set null,
  author_name text not null,
  rating integer not null,
  comment text not null,
  written_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on column public.review_removals.review_id is 'The review that was removed. No foreign key: it is gone.';
comment on column public.review_removals.reason is 'Mailed to the author, when the review came from an account.';
comment on column public.review_removals.user_id is 'The author, when signed in.';

create index review_removals_removed_by on public.review_removals (removed_by);
create index review_removals_laundromat_id on public.review_removals (laundromat_id);
create index review_removals_user_id on public.review_removals (user_id);
create index review_removals_created_at on public.review_removals (created_at);

create function public.remove_review() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  review reviews;
begin
  delete from reviews where id = new.review_id returning * into review;
  if not found then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'review_removals_review_exists: this review is removed already'
      using errcode = 'check_violation', constraint = 'review_removals_review_exists', table = 'review_removals';
  end if;
  new.laundromat_id := review.laundromat_id;
  new.user_id := review.user_id;
  new.author_name := review.author_name;
  new.rating := review.rating;
  new.comment := review.comment;
  new.written_at := review.created_at;
  return new;
end
$$;

comment on function public.remove_review() is 'Trigger: deletes the review and keeps what it said beside the reason.';

create trigger review_removals_remove before insert on public.review_removals
  for each row execute function public.remove_review();
create trigger review_removals_journal after insert or update or delete on public.review_removals
  for each row execute function public.record_change();

create table public.photo_removals (
  id uuid primary key default gen_random_uuid(),
  photo_id uuid not null,
  reason text not null constraint photo_removals_reason_filled check (btrim(reason) <> ''),
  removed_by uuid references public.users on delete set null,
  laundromat_id uuid references public.laundromats on delete set null,
  url text not null,
  alt text,
  created_at timestamptz not null default now()
);

comment on table public.photo_removals is 'Photos that administrators took off a laundromat, and why. After three years they may go.';
comment on column public.photo_removals.photo_id is 'The photo that was removed. No foreign key: it is gone.';
comment on column public.photo_removals.reason is 'Mailed to the owner, when the laundromat has one.';
comment on column public.photo_removals.url is 'Where the photo was; its files go as the owner is told.';

create index photo_removals_removed_by on public.photo_removals (removed_by);
create index photo_removals_laundromat_id on public.photo_removals (laundromat_id);
create index photo_removals_created_at on public.photo_removals (created_at);

create function public.remove_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  photo photos;
begin
  -- The laundromat first, as in every change of its photos: two changes then wait for each other there.
  perform from laundromats where id = (select laundromat_id from photos where id = new.photo_id) for update;
  delete from photos where id = new.photo_id returning * into photo;
  if not found then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'photo_removals_photo_exists: this photo is gone already'
      using errcode = 'check_violation', constraint = 'photo_removals_photo_exists', table = 'photo_removals';
  end if;
  new.laundromat_id := photo.laundromat_id;
  new.url := photo.url;
  new.alt := photo.alt;
  return new;
end
$$;

comment on function public.remove_photo() is 'Trigger: deletes the photo and keeps where it was and what it said beside the reason.';

create trigger photo_removals_remove before insert on public.photo_removals
  for each row execute function public.remove_photo();
create trigger photo_removals_journal after insert or update or delete on public.photo_removals
  for each row execute function public.record_change();
