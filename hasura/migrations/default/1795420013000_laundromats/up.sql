-- The laundromats of the directory, published or not; the slug and place derived from what owners type; refusal and approval.

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

  -- Granted by a plan.
  is_premium boolean not null default false,
  is_featured boolean not null default false,
  featured_until timestamptz,

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

  -- Visitors may know that there is an owner, not who it is.
  has_owner boolean not null generated always as (user_id is not null) stored,

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

comment on column public.laundromats.user_id is 'The owner; null for a laundromat that has no owner yet or whose owner deleted the account.';
comment on column public.laundromats.slug is 'Derived from name and city on insert. Does not change with the name, so that links stay valid.';
comment on column public.laundromats.price_from is 'Lowest price of a wash, in euros.';
comment on column public.laundromats.is_active is 'True if published. A free laundromat is false until an administrator publishes it.';
comment on column public.laundromats.featured_until is 'End of the featured period; null means that no end is set.';
comment on column public.laundromats.average_rating is 'Mean rating of the reviews, 0 without reviews. Maintained by a trigger.';
comment on column public.laundromats.review_count is 'Number of reviews. Maintained by a trigger.';
comment on column public.laundromats.region is 'Derived from the commune, else from the postal code''s department.';
comment on column public.laundromats.commune_id is 'Derived from postal code and city.';
comment on column public.laundromats.arrondissement_id is 'Derived from the postal code in Paris, Lyon and Marseille; null elsewhere.';
comment on column public.laundromats.has_photos is 'Maintained by a trigger. Laundromats with photos come first.';
comment on column public.laundromats.service_ids is 'Copy of laundromat_services, so that the search can filter by an index. Maintained by a trigger.';
comment on column public.laundromats.has_owner is 'False for a laundromat that can be claimed without a dispute.';
comment on column public.laundromats.tier is '0 featured, 1 premium, 2 free. Ignores featured_until, which the search checks.';
comment on column public.laundromats.name_key is 'Folded name, for sorting only.';
comment on column public.laundromats.city_key is 'Folded city, for comparison and sorting only.';
comment on column public.laundromats.search_text is 'Folded name, city, postal code and address, each word after a space.';
comment on column public.laundromats.earth_point is
  'Coordinates as ll_to_earth of earthdistance returns them, but computed here: ll_to_earth depends on the search path, '
  'which is empty during a restore or an index build.';
comment on column public.laundromats.plan_id is
  'The plan under which the owner submitted the laundromat; its limit applied. Null for a laundromat that was imported or '
  'assigned to an owner later.';
comment on column public.laundromats.refused_at is 'Time when an administrator refused or withdrew the laundromat, for the reason in moderation_actions; null while it is published or pending.';
comment on column public.laundromats.needs_approval is
  'True from a refusal or withdrawal until an administrator publishes the laundromat: a payment does not publish it. A '
  'correction by the owner ends the refusal, but does not clear this flag.';
comment on column public.laundromats.approved_content is
  'Approved values by column while a change by the owner awaits moderation; otherwise null.';
comment on column public.laundromats.changed_at is 'Time of the owner''s last change of approved content. An approval states it, so that it covers only what the administrator saw.';

create index laundromats_user_id on public.laundromats (user_id);
create index laundromats_plan_id on public.laundromats (plan_id);
create index laundromats_commune_id on public.laundromats (commune_id);
create index laundromats_arrondissement_id on public.laundromats (arrondissement_id);
create index laundromats_slug_prefix on public.laundromats (slug text_pattern_ops);
create index laundromats_awaiting on public.laundromats (created_at desc) where not is_active and refused_at is null;
create index laundromats_changed on public.laundromats (changed_at) where changed_at is not null;

create trigger laundromats_set_updated_at before update on public.laundromats
  for each row execute function public.set_updated_at();

create trigger laundromats_journal after insert or update or delete on public.laundromats
  for each row execute function public.record_change(
    'name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval',
    'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at',
    'open_week', 'opening_area');

create trigger laundromats_save_deleted_ids after delete on public.laundromats
  referencing old table as deleted for each statement execute function public.save_deleted_ids();
-- Only for rows that come through Hasura: an import or a seed written in SQL may insert again what it deletes.
create trigger laundromats_check_id before insert on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('laundromats');

-- A plan limits the number of laundromats per owner. Only the database can count correctly while two submissions run at once.

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
  -- Submissions of one owner wait for each other here; the next statement then counts what the others committed.
  perform from users where id = new.user_id for no key update;
  -- A submission sent twice does not count against itself: the primary key refuses it, not the limit.
  if (select count(*) from laundromats where user_id = new.user_id and id <> new.id) >= allowed then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'laundromats_within_plan: the plan allows no more than % laundromats', allowed
      using errcode = 'check_violation', constraint = 'laundromats_within_plan', table = 'laundromats';
  end if;
  return new;
end
$$;

comment on function public.check_laundromat_limit() is
  'Trigger: refuses a laundromat beyond max_laundromats of its plan. Does not apply to imports, which have no plan.';

-- The name makes it fire before the slug trigger, so that all submissions take their locks in the same order.
create trigger laundromats_check_limit before insert on public.laundromats
  for each row when (new.plan_id is not null) execute function public.check_laundromat_limit();

-- Addresses of laundromats that were merged into another.

create table public.laundromat_redirects (
  slug text primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.laundromat_redirects is
  'Slugs of laundromats that were merged into another, to whose address they lead. A restored laundromat has its slug again.';

create index laundromat_redirects_laundromat_id on public.laundromat_redirects (laundromat_id);

-- Slug and place. The slug must be unique even when two laundromats are created at once.

create function public.next_slug(base text) returns text
  language plpgsql
  set search_path = public, pg_temp
  -- Only a plan for this very text reads the index of slugs.
  set plan_cache_mode = force_custom_plan
  as $$
declare
  highest bigint;
begin
  select max(substr(slug, length(base) + 2)::bigint) into highest
  from (select slug from laundromats union all select slug from laundromat_redirects) taken
  where slug like base || '-%' and substr(slug, length(base) + 2) ~ '^[1-9][0-9]{0,8}$';
  return base || '-' || greatest(coalesce(highest, 1) + 1, 2);
end
$$;

comment on function public.next_slug(text) is 'Returns a taken slug with the number after the highest in use, from 2.';

create function public.set_laundromat_slug() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  base text := coalesce(nullif(trim(both '-' from left(
    regexp_replace(lower(unaccent('public.unaccent'::regdictionary, concat(new.name, ' ', new.city))), '[^a-z0-9]+', '-', 'g'), 90)), ''), 'laverie');
begin
  if new.slug is not null then
    return new;
  end if;
  base := trim(both '-' from base);
  -- Names whose suffixes could collide share a lock. There are few locks on purpose: an import of many
  -- rows must not fill the lock table.
  perform pg_advisory_xact_lock(hashtext('laundromats.slug'), hashtext(regexp_replace(base, '(-[0-9]+)+$', '')) & 255);
  if not exists (select from laundromats where slug = base)
    and not exists (select from laundromat_redirects where slug = base) then
    new.slug := base;
    return new;
  end if;
  new.slug := next_slug(base);
  return new;
end
$$;

comment on function public.set_laundromat_slug() is
  'Trigger: builds the slug from the folded name and city, with -2, -3 on collision. Only on insert: a rename does not change the URL.';

create trigger laundromats_set_slug before insert on public.laundromats
  for each row execute function public.set_laundromat_slug();

create function public.set_laundromat_place() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  commune french_cities := commune_of(new.postal_code, new.city);
  kept_old_centre boolean := false;
begin
  if tg_op = 'UPDATE' and old.commune_id is distinct from commune.id then
    -- Coordinates that are only the centre of the old commune are replaced when the commune changes.
    kept_old_centre := exists (
      select from french_cities c
      where c.id = old.commune_id and (c.latitude, c.longitude) = (new.latitude, new.longitude)
    );
  end if;
  new.commune_id := commune.id;
  new.region := commune.region;
  new.arrondissement_id := arrondissement_of(commune.id, new.postal_code);
  if commune.id is not null and (new.latitude is null or new.longitude is null or kept_old_centre) then
    new.latitude := commune.latitude;
    new.longitude := commune.longitude;
  end if;
  return new;
end
$$;

comment on function public.set_laundromat_place() is 'Trigger: fills commune_id, arrondissement_id, region and missing coordinates.';

create trigger laundromats_set_place
  before insert or update of city, postal_code, latitude, longitude, region, commune_id, arrondissement_id on public.laundromats
  for each row execute function public.set_laundromat_place();

-- Refusal and approval: only an administrator can publish a refused laundromat. A change of an approved free laundromat awaits
-- moderation while the laundromat stays visible; the approved values are saved beside it.

create function public.end_laundromat_refusal() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  if new.is_active and not old.is_active then
    new.refused_at := null;
  elsif new.refused_at = old.refused_at and session ->> 'x-hasura-role' is distinct from 'site_admin'
    and (new.name, new.address, new.city, new.postal_code, new.phone, new.email, new.description, new.price_from,
         new.hours, new.website, new.facebook, new.instagram)
      is distinct from
        (old.name, old.address, old.city, old.postal_code, old.phone, old.email, old.description, old.price_from,
         old.hours, old.website, old.facebook, old.instagram) then
    new.refused_at := null;
  end if;
  return new;
end
$$;

comment on function public.end_laundromat_refusal() is
  'Trigger: ends a refusal when the laundromat is published, or when its owner corrects it; it then awaits moderation again.';

create trigger laundromats_end_refusal before update on public.laundromats
  for each row when (old.refused_at is not null) execute function public.end_laundromat_refusal();

create function public.require_approval() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if not new.is_active then
    new.needs_approval := old.needs_approval or old.refused_at is not null or new.refused_at is not null;
    return new;
  end if;
  -- Without a session, an operator works directly in the database.
  if current_setting('hasura.user', true) <> '' and acting_administrator() is null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'laundromats_needs_approval: an administrator has refused this laundromat'
      using errcode = 'check_violation', constraint = 'laundromats_needs_approval', table = 'laundromats';
  end if;
  new.needs_approval := false;
  return new;
end
$$;

comment on function public.require_approval() is
  'Trigger: prevents publishing a refused laundromat, except by an administrator.';

-- The name makes it fire after the trigger that ends a refusal.
create trigger laundromats_require_approval before update on public.laundromats
  for each row when (old.needs_approval or old.refused_at is not null or new.refused_at is not null)
  execute function public.require_approval();

-- Its body is text: Postgres 15.20 refuses generated columns of a table whose rows a parsed body uses.
create function public.moderated_content(laundromat public.laundromats) returns jsonb
language sql immutable
as $$ select jsonb_build_object(
  'name', laundromat.name, 'address', laundromat.address, 'postal_code', laundromat.postal_code, 'city', laundromat.city,
  'phone', laundromat.phone, 'email', laundromat.email, 'description', laundromat.description, 'website', laundromat.website,
  'facebook', laundromat.facebook, 'instagram', laundromat.instagram
) $$;

comment on function public.moderated_content(public.laundromats) is 'Returns the columns that administrators check before they publish a laundromat.';

create function public.save_approved_content() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if not new.is_active then
    -- The whole unpublished laundromat is pending, or was refused.
    new.approved_content := null;
    new.changed_at := null;
  elsif old.is_active and acting_administrator() is null and moderated_content(new) <> moderated_content(old)
    and (old.changed_at is not null or not new.is_premium) then
    -- After several changes, the approved content is still the first version; going back to it ends the wait for moderation.
    new.approved_content := nullif(coalesce(old.approved_content, moderated_content(old)), moderated_content(new));
    new.changed_at := case when new.approved_content is not null then clock_timestamp() end;
  end if;
  return new;
end
$$;

comment on function public.save_approved_content() is
  'Trigger: saves the approved content when the owner changes a free, published laundromat. Laundromats with a paid plan are published without approval.';

-- Only for changes that come through Hasura: changes by an import need no approval.
create trigger laundromats_save_approved before update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.save_approved_content();

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
  'Returns laundromats, published or not, whose name, address or owner''s email contains every word of the search, or whose slug '
  'contains the words in this order. awaiting: neither published nor refused, or changed since the approval.';
