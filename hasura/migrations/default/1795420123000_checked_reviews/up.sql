-- How far a review was checked, and reviews that wait for an administrator: those that come from the address of the laundromat's
-- owner, and those of a competitor nearby.

alter table public.reviews
  add column verification text constraint reviews_verification_known check (verification in ('none', 'account')),
  add column held_reason text constraint reviews_held_reason_known check (held_reason in ('owner', 'network', 'competitor')),
  add column is_held boolean not null generated always as (held_reason is not null) stored;

comment on column public.reviews.verification is
  'none: not checked. account: written by an account whose email address was confirmed. Never that the author was there.';
comment on column public.reviews.held_reason is
  'Why an administrator looks at it before it is published. owner: its author owns the laundromat since. network: it came from '
  'an address of the owner. competitor: its author, or an owner at the same address, has a laundromat within 500 m. Else null.';
comment on column public.reviews.is_held is 'True while the review is not published.';

alter table public.reviews disable trigger user;
update public.reviews r set verification = case
  when exists (select from public.users u where u.id = r.user_id and u.email_verified) then 'account' else 'none' end;
alter table public.reviews enable trigger user;
alter table public.reviews alter column verification set not null;

create index reviews_held on public.reviews (created_at) where is_held;

create function public.set_review_verification() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  -- A restored review has been checked before.
  new.verification := coalesce(new.verification, case
    when exists (select from users where id = new.user_id and email_verified) then 'account' else 'none' end);
  return new;
end
$$;

comment on function public.set_review_verification() is 'Trigger: states how far a new review was checked.';

create trigger reviews_set_verification before insert on public.reviews
  for each row execute function public.set_review_verification();

-- Ratings count what is published.

create or replace function public.refresh_laundromat_ratings() returns trigger
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
    from unnest(touched) as t (id) left join reviews r on r.laundromat_id = t.id and not r.is_held
    group by t.id
  ) totals
  where l.id = totals.id and (l.review_count, l.average_rating) is distinct from (totals.reviews, totals.average);
  return null;
end
$$;

-- An account that becomes the owner has not reviewed its own laundromat.

create function public.hold_own_reviews() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  update reviews set held_reason = 'owner' where laundromat_id = new.id and user_id = new.user_id and held_reason is null;
  return null;
end
$$;

comment on function public.hold_own_reviews() is 'Trigger: holds the reviews that the new owner of a laundromat has written about it.';

create trigger laundromats_hold_own_reviews after update of user_id on public.laundromats
  for each row when (new.user_id is distinct from old.user_id) execute function public.hold_own_reviews();

-- The addresses from which owners used the site, for as long as they count.

create table public.owner_networks (
  user_id uuid not null references public.users on delete cascade,
  network_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network_hash)
);

comment on table public.owner_networks is
  'Network addresses from which owners were signed in, so that their own reviews are recognized. Deleted after 30 days.';
comment on column public.owner_networks.network_hash is 'Keyed hash of the network address; the address itself is not stored.';

create index owner_networks_network_hash on public.owner_networks (network_hash);
create index owner_networks_seen_at on public.owner_networks (seen_at);

create function public.laundromats_of_reviewer(reviewed uuid, reviewer uuid, network text) returns setof public.laundromats
language sql stable
set search_path = public, pg_temp
as $$
  select l.* from laundromats l, laundromats r
  where r.id = reviewed
    and (l.user_id = reviewer
      or l.user_id in (select user_id from owner_networks where network_hash = network and seen_at > now() - interval '30 days'))
    and (l.id = r.id
      or l.location_source <> 'commune' and r.location_source <> 'commune'
        and earth_distance(l.earth_point::earth, r.earth_point::earth) <= 500)
$$;

comment on function public.laundromats_of_reviewer(uuid, uuid, text) is
  'Returns the reviewed laundromat, and those within 500 m of it, that belong to the author of a review or to an owner who was '
  'signed in at the same address within 30 days. A laundromat whose place is unknown is near to none.';

-- An administrator publishes a held review, or removes it like any other.

alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'),
    ('review', 'published'), ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  ));

create function public.publish_review() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  review reviews;
begin
  update reviews set held_reason = null where id = new.subject_id and is_held returning * into review;
  if review.id is null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'moderation_actions_review_exists: this review does not wait for a decision'
      using errcode = 'check_violation', constraint = 'moderation_actions_review_exists', table = 'moderation_actions';
  end if;
  new.laundromat_id := review.laundromat_id;
  new.author_id := review.user_id;
  new.seen := jsonb_build_object(
    'author_name', review.author_name, 'rating', review.rating, 'comment', review.comment, 'written_at', review.created_at);
  return new;
end
$$;

comment on function public.publish_review() is 'Trigger: publishes a held review.';

drop trigger moderation_actions_apply on public.moderation_actions;
create trigger moderation_actions_apply before insert on public.moderation_actions
  for each row when ((new.subject_type, new.decision) <> ('review', 'published')) execute function public.apply_moderation_action();
create trigger moderation_actions_publish_review before insert on public.moderation_actions
  for each row when ((new.subject_type, new.decision) = ('review', 'published')) execute function public.publish_review();
