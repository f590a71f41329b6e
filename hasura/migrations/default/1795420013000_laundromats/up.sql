-- The laundromats of the directory, published or not.

create table public.laundromats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users on delete set null,
  plan_id uuid references public.subscription_plans on delete set null,
  slug text not null unique constraint laundromats_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),

  -- What the owner writes.
  name text not null constraint laundromats_name_filled check (btrim(name) <> ''),
  address text not null constraint laundromats_address_filled check (btrim(address) <> ''),
  postal_code text not null constraint laundromats_postal_code_filled check (btrim(postal_code) <> ''),
  city text not null constraint laundromats_city_filled check (btrim(city) <> ''),
  latitude numeric(10, 8) constraint laundromats_latitude_range check (latitude between -90 and 90),
  longitude numeric(11, 8) constraint laundromats_longitude_range check (longitude between -180 and 180),
  phone text,
  email text,
  description text,
  price_from numeric(5, 2) constraint laundromats_price_from_positive check (price_from >= 0),
  hours text default '24h/24, 7j/7',
  website text constraint laundromats_website_http check (website ~ '^https?://.+'),
  facebook text constraint laundromats_facebook_http check (facebook ~ '^https?://.+'),
  instagram text constraint laundromats_instagram_http check (instagram ~ '^https?://.+'),

  -- Moderation.
  is_active boolean not null default true,
  refused_at timestamptz,
  needs_approval boolean not null default false,
  approved_content jsonb,
  changed_at timestamptz,

  -- What a plan grants.
  is_premium boolean not null default false,
  is_featured boolean not null default false,
  featured_until timestamptz,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Written by triggers from other tables.
  region text,
  commune_id uuid references public.french_cities on delete set null,
  average_rating real not null default 0 constraint laundromats_average_rating_range check (average_rating between 0 and 5),
  review_count integer not null default 0 constraint laundromats_review_count_positive check (review_count >= 0),
  has_photos boolean not null default false,
  service_ids uuid[] not null default '{}',

  -- For the search alone.
  tier smallint not null
    generated always as (case when is_featured then 0 when is_premium then 1 else 2 end) stored,
  name_key text collate "C" not null generated always as (public.fold_text(name)) stored,
  city_key text collate "C" not null generated always as (public.fold_text(city)) stored,
  search_text text collate "C" not null
    generated always as (' ' || public.fold_text(name || ' ' || city || ' ' || postal_code || ' ' || address)) stored,
  earth_point public.cube generated always as (
    case when latitude is not null and longitude is not null then public.cube(array[
      6378168 * cosd(latitude::float8) * cosd(longitude::float8),
      6378168 * cosd(latitude::float8) * sind(longitude::float8),
      6378168 * sind(latitude::float8)
    ]) end
  ) stored,

  constraint laundromats_coordinates_paired check ((latitude is null) = (longitude is null)),
  constraint laundromats_featured_is_premium check (is_premium or not is_featured),
  constraint laundromats_refused_is_unpublished check (refused_at is null or not is_active),
  constraint laundromats_unapproved_is_unpublished check (not (needs_approval and is_active)),
  constraint laundromats_change_known check ((approved_content is null) = (changed_at is null))
);

comment on column public.laundromats.user_id is 'The owner; null for a listing nobody has claimed or whose owner left.';
comment on column public.laundromats.slug is 'Made from name and city when the row is created, and kept when the name changes: links stay valid.';
comment on column public.laundromats.price_from is 'Lowest price of a wash, in euros.';
comment on column public.laundromats.is_active is 'Published. A free submission waits here as false until it is moderated.';
comment on column public.laundromats.featured_until is 'End of the front-page placement; null means no end is set.';
comment on column public.laundromats.average_rating is 'Mean of the reviews, 0 without any. Kept by trigger.';
comment on column public.laundromats.review_count is 'Kept by trigger.';
comment on column public.laundromats.region is 'Derived from the commune, else from the postal code''s department.';
comment on column public.laundromats.commune_id is 'Derived from postal code and city.';
comment on column public.laundromats.has_photos is 'Kept by trigger: listings with photos come first.';
comment on column public.laundromats.service_ids is 'Copy of laundromat_services kept by trigger, so that the search filters by index.';
comment on column public.laundromats.tier is '0 featured, 1 premium, 2 free; ignores featured_until, which the search checks itself.';
comment on column public.laundromats.name_key is 'Folded name. Sorted by, never shown.';
comment on column public.laundromats.city_key is 'Folded city. Compared and sorted by, never shown.';
comment on column public.laundromats.search_text is 'Folded name, city, postal code and address, each word after a space.';
comment on column public.laundromats.earth_point is
  'The place as earthdistance''s ll_to_earth gives it, but spelled out: ll_to_earth finds its parts through the search path, '
  'which a dump and an index build empty.';
comment on column public.laundromats.plan_id is
  'The plan under which the owner submitted the listing, whose limit it was counted against. Null for a listing that came '
  'another way: imported, or given to an owner later.';
comment on column public.laundromats.refused_at is 'When an administrator refused or withdrew the laundromat, for the reason in moderation_actions; null while it is published or pending.';
comment on column public.laundromats.needs_approval is
  'Refused or withdrawn, and not published by an administrator since: no payment publishes it. A correction by the owner ends the '
  'refusal, but not this.';
comment on column public.laundromats.approved_content is
  'Approved values by column while a change by the owner waits for moderation; null while none does.';
comment on column public.laundromats.changed_at is 'When the owner last changed what had been approved. An approval names it, so that it covers what was seen.';

create index laundromats_user_id on public.laundromats (user_id);
create index laundromats_plan_id on public.laundromats (plan_id);
create index laundromats_commune_id on public.laundromats (commune_id);

create trigger laundromats_set_updated_at before update on public.laundromats
  for each row execute function public.set_updated_at();

create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_change(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'earth_point', 'needs_approval', 'approved_content');

create trigger laundromats_save_deleted_ids after delete on public.laundromats
  referencing old table as deleted for each statement execute function public.save_deleted_ids();
-- Only what comes through Hasura: an import or a seed written in SQL may put back what it deletes.
create trigger laundromats_check_id before insert on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('laundromats');

-- A plan limits how many laundromats its owner may submit, and only the database can count two submissions at once.

create function public.check_laundromat_limit() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  allowed integer := (select max_laundromats from subscription_plans where id = new.plan_id);
begin
  if allowed = -1 then
    return new;
  end if;
  -- Submissions of one owner wait for each other here, then count in a statement that sees what the other committed.
  perform from users where id = new.user_id for no key update;
  -- A submission sent twice does not count against itself: its primary key refuses it, and that is no matter of limits.
  if (select count(*) from laundromats where user_id = new.user_id and id <> new.id) >= allowed then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'laundromats_within_plan: the plan allows no more than % laundromats', allowed
      using errcode = 'check_violation', constraint = 'laundromats_within_plan', table = 'laundromats';
  end if;
  return new;
end
$$;

comment on function public.check_laundromat_limit() is
  'Trigger: refuses a submission beyond max_laundromats of its plan. Imports, which name no plan, are not counted.';

-- Named to fire before the trigger of the slug, so that every submission takes its locks in the same order.
create trigger laundromats_check_limit before insert on public.laundromats
  for each row when (new.plan_id is not null) execute function public.check_laundromat_limit();

create function public.search_all_laundromats(search text, refused boolean default null, awaiting boolean default null) returns setof public.laundromats
language sql stable
as $$
  select l.* from public.laundromats l left join public.users o on o.id = l.user_id
  where (
    concat_ws(E'\n', l.name, l.city, l.postal_code, l.address, o.email) ilike all (public.like_patterns(search))
    or public.slug_of(left(search, 200)) <> '' and l.slug like '%' || public.slug_of(left(search, 200)) || '%'
  ) and (refused is null or refused = (l.refused_at is not null))
  and (awaiting is null or awaiting = (not l.is_active and l.refused_at is null or l.changed_at is not null))
$$;

comment on function public.search_all_laundromats(text, boolean, boolean) is
  'Laundromats, published or not, whose name, place or owner''s e-mail holds each of the words, or whose slug holds them in this order. '
  'Awaiting moderation: not published and not refused, or changed since.';
