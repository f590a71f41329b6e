-- The laundromats of the directory, published or not: their columns, which of these are assumed, their ids and slugs, and how many a
-- plan allows.

create table public.laundromats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users on delete set null,
  plan_id uuid references public.subscription_plans on delete set null,
  slug text not null unique constraint laundromats_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),

  -- Written by the owner.
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
  hours text,
  weekly_hours jsonb,
  holiday_hours text not null default 'unknown'
    constraint laundromats_holiday_hours_known check (holiday_hours in ('usual', 'closed', 'unknown')),
  cycle_minutes integer constraint laundromats_cycle_minutes_range check (cycle_minutes between 5 and 600),
  website text constraint laundromats_website_http check (website ~ '^https?://.+'),
  facebook text constraint laundromats_facebook_http check (facebook ~ '^https?://.+'),
  instagram text constraint laundromats_instagram_http check (instagram ~ '^https?://.+'),

  -- How sure the facts are.
  location_source text not null
    constraint laundromats_location_source_known check (location_source in ('pin', 'address', 'commune')),
  located_at timestamptz,
  assumed_facts text[] not null default '{}' constraint laundromats_assumed_facts_known
    check (assumed_facts <@ array['city', 'postal_code', 'price_from', 'hours']),
  facts_checked_at timestamptz,

  -- Moderation.
  is_active boolean not null default true,
  refused_at timestamptz,
  closed_at timestamptz,
  needs_approval boolean not null default false,
  approved_content jsonb,
  held_content jsonb not null default '{}'
    constraint laundromats_held_content_object check (jsonb_typeof(held_content) = 'object'),
  changed_at timestamptz,
  changed_since timestamptz,
  reading_reasons text[],
  was_claimed boolean not null default false,

  -- Granted by a plan.
  is_premium boolean not null default false,
  is_featured boolean not null default false,
  featured_until timestamptz constraint laundromats_featured_until_plausible
    check (featured_until between '2000-01-01 00:00+00' and '2100-01-01 00:00+00'),

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Written by triggers from other tables.
  region text,
  commune_id uuid references public.french_cities on delete set null,
  arrondissement_id uuid references public.french_cities on delete set null,
  average_rating real not null default 0 constraint laundromats_average_rating_range check (average_rating between 0 and 5),
  review_count integer not null default 0 constraint laundromats_review_count_positive check (review_count >= 0),
  has_photos boolean not null default false,
  service_ids uuid[] not null default '{}',
  wash_price_7kg numeric(5, 2),
  largest_washer_kg numeric(4, 1),

  -- Visitors may know that there is an owner, not who it is.
  has_owner boolean not null generated always as (user_id is not null) stored,

  -- What visitors read and search: facts that a person entered, not assumed ones.
  stated_price_from numeric(5, 2)
    generated always as (case when not 'price_from' = any (assumed_facts) then price_from end) stored,
  stated_hours text
    generated always as (case when not 'hours' = any (assumed_facts) then hours end) stored,
  open_week int4multirange generated always as (public.open_week(weekly_hours)) stored,
  opening_area text not null generated always as (public.opening_area(postal_code)) stored,

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
  constraint laundromats_location_known check (location_source = 'commune' or latitude is not null),
  constraint laundromats_weekly_hours_valid check (weekly_hours is null or open_week is not null),
  constraint laundromats_featured_is_premium check (is_premium or not is_featured),
  constraint laundromats_refused_needs_approval check (refused_at is null or needs_approval),
  constraint laundromats_unapproved_is_unpublished check (not (needs_approval and is_active)),
  constraint laundromats_closed_is_unpublished check (closed_at is null or not (is_active or is_premium or is_featured)),
  constraint laundromats_change_known check ((approved_content is null) = (changed_at is null))
);

comment on column public.laundromats.user_id is 'The owner; null for a laundromat that has no owner yet or whose owner deleted the account.';
comment on column public.laundromats.plan_id is
  'The plan under which the owner submitted the laundromat; its limit applied. Null for a laundromat that was imported or '
  'assigned to an owner later.';
comment on column public.laundromats.slug is 'Derived from name and city on insert. Does not change with the name, so that links stay valid.';
comment on column public.laundromats.price_from is
  'Lowest price of a wash, in euros; null if unknown. Maintained by a trigger once a washer has a price.';
comment on column public.laundromats.hours is
  'The sentence written from weekly_hours where these are known, else free text. Null if unknown.';
comment on column public.laundromats.weekly_hours is
  '"always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown.';
comment on column public.laundromats.holiday_hours is 'Hours on public holidays: usual, closed or unknown.';
comment on column public.laundromats.cycle_minutes is 'Length of wash and dry; null if unknown. The last wash starts so long before closing.';
comment on column public.laundromats.location_source is
  'pin: a person placed the point. address: geocoded to a house number or street. commune: the coordinates are those of the '
  'commune''s centre, or unknown.';
comment on column public.laundromats.located_at is
  'Time when the point was last written; null for commune. An address that changes loses its point, unless this changes with it: the same '
  'point was written again.';
comment on column public.laundromats.assumed_facts is
  'Columns whose value is a default of the specification, because a creation left them out. A write that states one, even with the '
  'same value, removes it here.';
comment on column public.laundromats.facts_checked_at is
  'Last time when the owner or an administrator edited or confirmed the facts; null if nobody has since the laundromat was added.';
comment on column public.laundromats.is_active is 'True if published. An administrator publishes a free laundromat.';
comment on column public.laundromats.refused_at is
  'Time when an administrator refused or withdrew the laundromat, for the reason in moderation_actions; null while it is published or '
  'pending.';
comment on column public.laundromats.closed_at is
  'When its owner or an administrator closed it for good; it is unpublished meanwhile. Deleted after a year.';
comment on column public.laundromats.needs_approval is
  'True from a refusal or withdrawal until an administrator publishes the laundromat: a payment does not publish it. A '
  'correction by the owner ends the refusal, but does not clear this flag.';
comment on column public.laundromats.approved_content is
  'Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; '
  'also the former values of what has no text to compare: points, photos, answers to reviews. Null when everything was read.';
comment on column public.laundromats.held_content is
  'Values by column that the owner has entered and that are not published before an administrator approves them.';
comment on column public.laundromats.changed_at is
  'Time of the owner''s last change of approved content. An approval names it, so that it covers only what the administrator saw.';
comment on column public.laundromats.changed_since is
  'Time of the first change since the last approval, by which the queue is ordered: further changes do not postpone it.';
comment on column public.laundromats.reading_reasons is
  'Rules of contract/moderation/reading-rules.ts that applied when its owner added it, or changed it unpublished. Null for imports.';
comment on column public.laundromats.was_claimed is
  'A claim of it was accepted and not undone: it was in the directory before its owner, and stays when the account is erased.';
comment on column public.laundromats.featured_until is 'End of the featured period; null means that no end is set.';
comment on column public.laundromats.region is 'Derived from the commune, else from the postal code''s department.';
comment on column public.laundromats.commune_id is 'Derived from postal code and city.';
comment on column public.laundromats.arrondissement_id is 'Derived from the postal code in Paris, Lyon and Marseille; null elsewhere.';
comment on column public.laundromats.average_rating is 'Mean rating of the reviews, 0 without reviews. Maintained by a trigger.';
comment on column public.laundromats.review_count is 'Number of reviews. Maintained by a trigger.';
comment on column public.laundromats.has_photos is 'Maintained by a trigger. Laundromats with photos come first.';
comment on column public.laundromats.service_ids is 'Copy of laundromat_services, so that the search can filter by an index. Maintained by a trigger.';
comment on column public.laundromats.wash_price_7kg is 'Lowest price of a washer of at least 7 kg. Maintained by a trigger.';
comment on column public.laundromats.largest_washer_kg is 'Capacity of the largest washer. Maintained by a trigger.';
comment on column public.laundromats.has_owner is 'False for a laundromat that can be claimed without a dispute.';
comment on column public.laundromats.stated_price_from is 'price_from, unless it is assumed.';
comment on column public.laundromats.stated_hours is 'hours, unless they are assumed.';
comment on column public.laundromats.open_week is 'Open minutes of the week, 0 to 10080 from Monday. For the search.';
comment on column public.laundromats.opening_area is 'Part of France that decides on time zone and public holidays, see opening_area().';
comment on column public.laundromats.tier is '0 featured, 1 premium, 2 free. Ignores featured_until, which the search checks.';
comment on column public.laundromats.name_key is 'Folded name, for sorting only.';
comment on column public.laundromats.city_key is 'Folded city, for comparison and sorting only.';
comment on column public.laundromats.search_text is 'Folded name, city, postal code and address, each word after a space.';
comment on column public.laundromats.earth_point is
  'Coordinates as ll_to_earth of earthdistance returns them, but computed here: ll_to_earth depends on the search path, '
  'which is empty during a restore or an index build.';

create index laundromats_user_id on public.laundromats (user_id);
create index laundromats_plan_id on public.laundromats (plan_id);
create index laundromats_commune_id on public.laundromats (commune_id);
create index laundromats_arrondissement_id on public.laundromats (arrondissement_id);
create index laundromats_slug_prefix on public.laundromats (slug text_pattern_ops);
create index laundromats_awaiting on public.laundromats (created_at desc) where not is_active and refused_at is null;
create index laundromats_changed on public.laundromats (changed_at) where changed_at is not null;
create index laundromats_closed_at on public.laundromats (closed_at) where closed_at is not null;

create trigger laundromats_set_updated_at before update on public.laundromats
  for each row execute function public.set_updated_at();
create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_change(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval', 'approved_content',
    'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at', 'open_week', 'opening_area',
    'was_claimed', 'changed_at', 'changed_since');
create trigger laundromats_check_id before insert or delete on public.laundromats
  for each row execute function public.reserve_deleted_ids();

create table public.laundromat_redirects (
  slug text primary key,
  laundromat_id uuid references public.laundromats on delete cascade,
  commune_id uuid references public.french_cities on delete cascade,
  created_at timestamptz not null default now(),
  constraint laundromat_redirects_one_target check (num_nonnulls(laundromat_id, commune_id) = 1)
);
comment on table public.laundromat_redirects is
  'Slugs of laundromats that were merged into another, to whose address they lead, or closed and deleted, which lead to their '
  'town. A restored laundromat has its slug again.';

create index laundromat_redirects_laundromat_id on public.laundromat_redirects (laundromat_id);
create index laundromat_redirects_commune_id on public.laundromat_redirects (commune_id);

-- The slug must be unique even when two laundromats are created at once.

create function public.set_laundromat_slug() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  -- Only a plan for this very text reads the index of slugs.
  set plan_cache_mode = force_custom_plan
  as $$
declare
  base text := coalesce(nullif(trim(both '-' from left(
    regexp_replace(lower(unaccent('public.unaccent'::regdictionary, concat(new.name, ' ', new.city))), '[^a-z0-9]+', '-', 'g'), 90)), ''), 'laverie');
begin
  if new.slug is not null then
    return new;
  end if;
  -- Names whose suffixes could collide share a lock. There are few locks on purpose: an import of many
  -- rows must not fill the lock table.
  perform pg_advisory_xact_lock(hashtext('laundromats.slug'), hashtext(regexp_replace(base, '(-[0-9]+)+$', '')) & 255);
  if not exists (select from laundromats where slug = base)
    and not exists (select from laundromat_redirects where slug = base) then
    new.slug := base;
    return new;
  end if;
  select base || '-' || greatest(coalesce(max(substr(slug, length(base) + 2)::bigint), 1) + 1, 2) into new.slug
  from (select slug from laundromats union all select slug from laundromat_redirects) taken
  where slug like base || '-%' and substr(slug, length(base) + 2) ~ '^[1-9][0-9]{0,8}$';
  return new;
end
$$;
comment on function public.set_laundromat_slug is
  'Trigger: builds the slug from the folded name and city; of a taken one, with the number after the highest in use, from 2. Only on '
  'insert: a rename does not change the URL.';

create trigger laundromats_set_slug before insert on public.laundromats
  for each row execute function public.set_laundromat_slug();

create function public.search_all_laundromats(search text, refused boolean default null, awaiting boolean default null)
  returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l left join public.users o on o.id = l.user_id
  where (
    concat_ws(E'\n', l.name, l.city, l.postal_code, l.address, o.email) ilike all (public.like_patterns(search))
    or public.slug_of(left(search, 200)) <> '' and l.slug like '%' || public.slug_of(left(search, 200)) || '%'
  ) and (refused is null or refused = (l.refused_at is not null))
  and (awaiting is null or awaiting = (not l.is_active and l.refused_at is null and l.closed_at is null or l.changed_at is not null))
$$;
comment on function public.search_all_laundromats is
  'Returns laundromats, published or not, whose name, address or owner''s email contains every word of the search, or whose slug '
  'contains the words in this order. awaiting: neither published nor refused, or changed since the approval.';
