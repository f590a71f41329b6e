-- Copies of a laundromat: finds those that look like another one, and holds what an owner writes of them until an
-- administrator has compared both.

create function public.street_words(address text) returns text
  language sql immutable parallel safe strict
  set search_path = public, pg_temp
  return (
    select coalesce(string_agg(case word
      when 'fg' then 'faubourg' when 'fbg' then 'faubourg' when 'gal' then 'general' when 'mal' then 'marechal'
      when 'dr' then 'docteur' when 'pdt' then 'president' when 'cdt' then 'commandant' when 'pr' then 'professeur'
      else word end, ' ' order by place), '')
    from string_to_table(fold_text(left(address, 300)), ' ') with ordinality as words (word, place)
    where word !~ '^[0-9]+(bis|ter|quater|[a-d])?$' and word <> all (string_to_array(
      'rue r avenue av ave boulevard boul bld bd bvd place pl impasse imp allee allees all chemin che ch cours crs quai route rte '
      'square sq passage pass esplanade bis ter quater a b c l d du de des le la les n no numero', ' '))
  );

comment on function public.street_words(text) is
  'Returns the words that distinguish a street: without number, type of way (rue, av., bd…) and articles, abbreviations written out.';

create function public.house_number(address text) returns integer
  language sql immutable parallel safe strict
  set search_path = public, pg_temp
  return (regexp_match(fold_text(left(address, 300)), '(?:^| )([0-9]{1,4})(?:bis|ter|quater|[a-d])?(?: |$)'))[1]::integer;

comment on function public.house_number(text) is 'Returns the first house number of an address, without bis and ter; null without one.';

create function public.phone_digits(phone text) returns text
  language sql immutable parallel safe strict
  return right(nullif(regexp_replace(left(phone, 50), '\D', '', 'g'), ''), 9);

comment on function public.phone_digits(text) is 'Returns the last nine digits of a phone number, which no prefix changes.';

create function public.name_words(name text, city text) returns text[]
  language sql immutable parallel safe strict
  set search_path = public, pg_temp
  return (
    select coalesce(array_agg(distinct word order by word), '{}')
    from string_to_table(fold_text(left(name, 300)), ' ') word
    where word <> '' and word <> all (string_to_array(fold_text(left(city, 300)), ' '))
      and word <> all (string_to_array(
        'laverie laveries automatique libre service self lavomatique lavomatic lavoir pressing linge la le les l de du des d et en a au aux',
        ' '))
  );

comment on function public.name_words(text, text) is
  'Returns the words that distinguish a laundromat, without those of its town. The import has the same words in match-laundromats.ts.';

create function public.duplicate_signs(
  one public.laundromats, other public.laundromats, out signs text[], out is_close boolean
)
  language plpgsql immutable
  set search_path = public, pg_temp
  as $$
declare
  streets real := similarity(street_words(one.address), street_words(other.address));
  gap integer := abs(house_number(one.address) - house_number(other.address));
  words text[] := name_words(one.name, one.city);
  other_words text[] := name_words(other.name, other.city);
  shared integer := (select count(*) from unnest(words) word where word = any (other_words));
  same_town boolean := coalesce(one.commune_id = other.commune_id
    and (one.arrondissement_id is null or other.arrondissement_id is null or one.arrondissement_id = other.arrondissement_id), false)
    or fold_text(one.city) = fold_text(other.city) and (one.commune_id is null or other.commune_id is null);
  same_street boolean := same_town and streets >= 0.7;
  metres double precision := case when one.location_source <> 'commune' and other.location_source <> 'commune'
    then metres_between(one.latitude, one.longitude, other.latitude, other.longitude) end;
  without_place boolean := same_town and metres is null;
  same_phone boolean := coalesce(phone_digits(one.phone) = phone_digits(other.phone), false);
  same_name boolean := fold_text(one.name) = fold_text(other.name)
    or shared > 0 and (shared = least(cardinality(words), cardinality(other_words))
      or shared * 2 >= greatest(cardinality(words), cardinality(other_words)))
    or similarity(array_to_string(words, ' '), array_to_string(other_words, ' ')) >= 0.6;
begin
  signs := array_remove(array[
    case when same_street and (gap = 0 or house_number(one.address) is null and house_number(other.address) is null) then 'same_address'
      when same_street and coalesce(gap, 0) <= 10 then 'same_street' end,
    case when metres <= 25 then 'same_place' when metres <= 150 then 'near' end,
    case when same_phone then 'same_phone' end,
    case when same_name then 'same_name' end
  ], null);
  is_close := signs && array['same_address', 'same_place']
    or (same_phone or same_name) and signs && array['same_street', 'near']
    or without_place and same_phone;
  if not is_close and not (without_place and same_name) then
    signs := null;
  end if;
end
$$;

comment on function public.duplicate_signs(public.laundromats, public.laundromats) is
  'Compares two laundromats. signs: null if nothing suggests that they are the same; else same_address or same_street (a neighbouring '
  'number), same_place (25 m) or near (150 m), same_phone, same_name. is_close: an administrator has to compare them. Names and '
  'phones count only nearby or, where the place of one is not known, in the same commune; there the name alone, as of a chain, '
  'is not close.';

create function public.laundromats_like(candidate public.laundromats)
returns table (laundromat public.laundromats, signs text[], is_close boolean)
  language sql stable
  set search_path = public, pg_temp
  as $$
  with found as (
    select id from laundromats
    where commune_id = candidate.commune_id
      and (candidate.arrondissement_id is null or arrondissement_id is null or arrondissement_id = candidate.arrondissement_id)
    union
    select id from laundromats where is_active and candidate.commune_id is null and city_key = fold_text(candidate.city)
    union
    select id from laundromats
    where is_active and candidate.location_source <> 'commune'
      and earth_point <@ earth_box(ll_to_earth(candidate.latitude::float8, candidate.longitude::float8), 150)
  )
  select l, compared.signs, compared.is_close
  from found join laundromats l using (id) cross join lateral duplicate_signs(candidate, l) compared
  where l.id is distinct from candidate.id and compared.signs is not null
$$;

comment on function public.laundromats_like(public.laundromats) is
  'Returns the laundromats, published or not, that may be the same as this one; see duplicate_signs.';

create function public.similar_laundromats(
  name text, address text, postal_code text, city text, latitude numeric default null, longitude numeric default null,
  phone text default null, own uuid default null
) returns setof public.laundromats
  language sql stable
  set search_path = public, pg_temp
  as $$
  -- $n, because the columns of the commune have the same names.
  select (alike.laundromat).*
  from commune_of(left($3, 20), left($4, 200)) commune,
    lateral laundromats_like(jsonb_populate_record(null::laundromats, jsonb_build_object(
      'id', $8, 'name', left($1, 300), 'address', left($2, 300), 'city', left($4, 200), 'phone', left($7, 50),
      'commune_id', commune.id, 'arrondissement_id', arrondissement_of(commune.id, left($3, 20)),
      'location_source', case when $5 is null or $6 is null then 'commune' else 'pin' end, 'latitude', $5, 'longitude', $6
    ))) alike
  order by alike.is_close desc, cardinality(alike.signs) desc, (alike.laundromat).created_at
  limit 20
$$;

comment on function public.similar_laundromats(text, text, text, text, numeric, numeric, text, uuid) is
  'Returns the laundromats that may be the same as the one that an owner is typing, the most similar first. own: the laundromat that is '
  'being edited, which is left out.';

create table public.possible_duplicates (
  laundromat_id uuid not null references public.laundromats on delete cascade deferrable initially deferred,
  other_id uuid not null,
  signs text[] not null,
  status text not null default 'open'
    constraint possible_duplicates_status_known check (status in ('open', 'different', 'refused')),
  refund text constraint possible_duplicates_refund_known check (refund in ('due', 'done', 'failed')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (laundromat_id, other_id)
);

comment on table public.possible_duplicates is
  'Laundromats that are so alike another that an administrator has to compare them. Written by a trigger of laundromats.';
comment on column public.possible_duplicates.laundromat_id is 'The one that was written later. Deferred, because the trigger writes before its row exists.';
comment on column public.possible_duplicates.other_id is 'The one that it looks like. No foreign key: a restored laundromat has its pairs again.';
comment on column public.possible_duplicates.signs is 'See duplicate_signs.';
comment on column public.possible_duplicates.status is
  'open: not decided; different: an administrator published it; refused. A decided pair is open again when it has a new sign.';
comment on column public.possible_duplicates.refund is
  'Of a refused laundromat that was paid for: due until the payment is refunded, failed if Stripe has refused that.';

create index possible_duplicates_other_id on public.possible_duplicates (other_id);
create index possible_duplicates_open on public.possible_duplicates (created_at) where status = 'open' or refund in ('due', 'failed');

create function public.hold_possible_duplicate() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  alike record;
  pair possible_duplicates;
  -- An administrator decides by writing. Nobody else writes a laundromat without an owner, except the geocoder.
  may_hold boolean := acting_administrator() is null and new.user_id is not null;
  is_held boolean := false;
begin
  if may_hold then
    -- All owners wait for each other here, so that of two copies sent at once the second sees the first.
    perform pg_advisory_xact_lock(hashtext('laundromats.possible_duplicates'));
  end if;
  for alike in
    select (found.laundromat).id as id, found.laundromat as other, found.signs from laundromats_like(new) found
    where found.is_close and (tg_op = 'INSERT' or (found.laundromat).is_active or (found.laundromat).created_at < old.created_at)
  loop
    select * into pair from possible_duplicates where laundromat_id = new.id and other_id = alike.id;
    continue when pair.status in ('different', 'open') and alike.signs <@ pair.signs and (pair.status = 'different' or old.is_active);
    -- Both were there, and alike, before anybody compared laundromats.
    continue when tg_op = 'UPDATE' and pair is null and old.is_active and (duplicate_signs(old, alike.other)).is_close;
    insert into possible_duplicates (laundromat_id, other_id, signs) values (new.id, alike.id, alike.signs)
    on conflict (laundromat_id, other_id) do update
      set signs = excluded.signs, status = 'open', created_at = excluded.created_at
      where possible_duplicates.status <> 'open' or possible_duplicates.signs <> excluded.signs;
    is_held := may_hold;
  end loop;
  if is_held then
    new.is_active := false;
    new.needs_approval := true;
    new.approved_content := null;
    new.changed_at := null;
  end if;
  return new;
end
$$;

comment on function public.hold_possible_duplicate() is
  'Trigger: notes the laundromats that a written one looks like, and unpublishes it until an administrator has compared them.';

-- The name makes it fire after the triggers that derive the place. An import compares its objects itself.
create trigger laundromats_suspect_copy
  before insert or update of name, address, postal_code, city, latitude, longitude, phone on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.hold_possible_duplicate();

create function public.search_possible_duplicates(search text) returns setof public.possible_duplicates
language sql stable
as $$
  select p.* from public.possible_duplicates p
  join public.laundromats l on l.id = p.laundromat_id
  join public.laundromats other on other.id = p.other_id
  where (p.status = 'open' or p.refund in ('due', 'failed'))
    and concat_ws(E'\n', l.name, l.city, l.address, other.name, other.address) ilike all (public.like_patterns(search))
$$;

comment on function public.search_possible_duplicates(text) is
  'Returns the pairs that await a decision or a refund, and whose names and addresses contain every word of the search.';

-- The import asks about laundromats that its comparison of places cannot find.
create index laundromats_without_place on public.laundromats (postal_code) where location_source = 'commune';

alter table public.source_candidates drop constraint source_candidates_reason_known, add constraint source_candidates_reason_known
  check (reason in ('near', 'same_name', 'same_phone', 'same_address'));
comment on column public.source_candidates.reason is
  'near: within 80 m, but no name or phone says more; same_name, same_phone: up to 300 m away; same_address, same_phone: a laundromat '
  'whose place is not known, with a distance of 0.';

alter table public.billing_emails drop constraint billing_emails_kind_known, add constraint billing_emails_kind_known check (kind in (
  'paid', 'failed', 'action_required', 'ended', 'laundromat_waits', 'laundromat_held', 'laundromat_refunded', 'second_subscription'));
