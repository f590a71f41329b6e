-- Photos that the author of a review adds to it. An administrator approves each one before it is shown.

-- For the foreign key below: a merge moves reviews, and their photos with them.
alter table public.reviews add constraint reviews_id_laundromat_id_key unique (id, laundromat_id);

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
comment on column public.review_photos.laundromat_id is 'Set by the trigger. With it, a restored laundromat has its photos again.';
comment on column public.review_photos.url is 'URL of the widest version, as in photos.';
comment on column public.review_photos.is_approved is 'False until an administrator has approved it: only they and its author see it.';

create index review_photos_review_id on public.review_photos (review_id, laundromat_id);
create index review_photos_laundromat_id on public.review_photos (laundromat_id);
create index review_photos_url on public.review_photos (url);
create index review_photos_awaiting on public.review_photos (created_at) where not is_approved;

create trigger review_photos_save_deleted_ids after delete on public.review_photos
  referencing old table as deleted for each statement execute function public.save_deleted_ids();
create trigger review_photos_check_id before insert on public.review_photos
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('review_photos');

create function public.place_review_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  refusal text;
begin
  -- Uploads to one review wait for each other here; the next statement then counts what the others committed.
  select laundromat_id into new.laundromat_id from reviews where id = new.review_id for no key update;
  refusal := case
    when new.laundromat_id is null then 'review_photos_review_exists: this review no longer exists'
    when (select count(*) from review_photos where review_id = new.review_id and id <> new.id) >= 3
      then 'review_photos_limit: a review has no more than three photos'
  end;
  if refusal is not null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception '%', refusal
      using errcode = 'check_violation', constraint = split_part(refusal, ':', 1), table = 'review_photos';
  end if;
  return new;
end
$$;

comment on function public.place_review_photo() is
  'Trigger: refuses a fourth photo of a review, and sets the laundromat of a photo.';

create trigger review_photos_place before insert on public.review_photos
  for each row execute function public.place_review_photo();

-- An administrator publishes a photo, or removes it with a reason.

alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'), ('laundromat', 'closed'),
    ('review', 'published'), ('review', 'removed'),
    ('review_photo', 'published'), ('review_photo', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  ));

create function public.decide_review_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  photo review_photos;
  review reviews;
begin
  if new.decision = 'published' then
    update review_photos set is_approved = true where id = new.subject_id and not is_approved returning * into photo;
  else
    delete from review_photos where id = new.subject_id returning * into photo;
  end if;
  if photo.id is null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'moderation_actions_review_photo_exists: this photo does not wait for this decision'
      using errcode = 'check_violation', constraint = 'moderation_actions_review_photo_exists', table = 'moderation_actions';
  end if;
  select * into review from reviews where id = photo.review_id;
  new.laundromat_id := photo.laundromat_id;
  new.author_id := review.user_id;
  new.seen := jsonb_build_object('author_name', review.author_name, 'url', photo.url, 'is_approved', photo.is_approved);
  return new;
end
$$;

comment on function public.decide_review_photo() is 'Trigger: publishes or deletes a photo of a review.';

drop trigger moderation_actions_apply on public.moderation_actions;
create trigger moderation_actions_apply before insert on public.moderation_actions
  for each row when (new.subject_type <> 'review_photo' and (new.subject_type, new.decision) <> ('review', 'published'))
  execute function public.apply_moderation_action();
create trigger moderation_actions_decide_review_photo before insert on public.moderation_actions
  for each row when (new.subject_type = 'review_photo') execute function public.decide_review_photo();

comment on column public.moderation_actions.subject_type is 'laundromat, review, review_photo, photo or report.';

-- A restore inserts the reviews before their photos. Only this line of the function changes.
do $$
begin
  execute replace(pg_get_functiondef('public.restore_laundromat(uuid)'::regprocedure),
    'order by key, value', 'order by key = ''review_photos'', key, value');
end
$$;
