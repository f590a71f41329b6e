-- Laundromats that may be in the directory twice: how alike two are, the pairs that administrators compare, and undoing a merge.

create function public.street_words(address text) returns text
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
declare
  words text := btrim(regexp_replace(fold_text(left(address, 300)),
    '(?: *\m(?:[0-9]+(?:bis|ter|quater|[a-d])?|rue|r|avenue|av|ave|boulevard|boul|bld|bd|bvd|place|pl|impasse|imp|allee|allees|all|'
    'chemin|che|ch|cours|crs|quai|route|rte|square|sq|passage|pass|esplanade|bis|ter|quater|a|b|c|l|d|du|de|des|le|la|les|n|no|numero)\M)+ *',
    ' ', 'g'));
begin
  if words !~ '\m(?:fb?g|gal|mal|dr|pdt|cdt|pr)\M' then
    return words;
  end if;
  return (
    select string_agg(case word
      when 'fg' then 'faubourg' when 'fbg' then 'faubourg' when 'gal' then 'general' when 'mal' then 'marechal'
      when 'dr' then 'docteur' when 'pdt' then 'president' when 'cdt' then 'commandant' when 'pr' then 'professeur'
      else word end, ' ' order by place)
    from string_to_table(words, ' ') with ordinality as listed (word, place)
  );
end
$$;
comment on function public.street_words is
  'Returns the words that distinguish a street: without number, type of way (rue, av., bd…) and articles, abbreviations written out.';

create function public.house_number(address text) returns integer
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
begin
  return (regexp_match(fold_text(left(address, 300)), '(?:^| )([0-9]{1,4})(?:bis|ter|quater|[a-d])?(?: |$)'))[1]::integer;
end
$$;
comment on function public.house_number is 'Returns the first house number of an address, without bis and ter; null without one.';

create function public.phone_digits(phone text) returns text
  language sql immutable parallel safe strict
  return right(nullif(regexp_replace(left(phone, 50), '\D', '', 'g'), ''), 9);
comment on function public.phone_digits is 'Returns the last nine digits of a phone number, which no prefix changes.';

create function public.name_words(name text, city text) returns text[]
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
declare
  others constant text[] := string_to_array(fold_text(left(city, 300))
    || ' laverie laveries automatique libre service self lavomatique lavomatic lavoir pressing linge'
    ' la le les l de du des d et en a au aux', ' ');
  words text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(fold_text(left(name, 300)), ' ') loop
    if word <> all (others) and word <> all (words) then
      words := words || word;
    end if;
  end loop;
  return words;
end
$$;
comment on function public.name_words is
  'Returns the words that distinguish a laundromat, without those of its town. The import has the same words in match-laundromats.ts.';

create function public.name_skeleton(name text) returns text
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
begin
  -- The letters are those of UTS 39 that look like one of ours, from npm unhomoglyph; a test compares both.
  return replace(replace(replace(regexp_replace(translate(fold_text(translate(rtrim(normalize(left(name, 300), nfkc), ' !'),
    '@€!|ꝚƧϨꙄᒿꛯƻꞫȜƷꝪⳌЗӠ𖼻𑣊ҘᏎ𑢯Ƽ𑢻ⳒбᏮ𑣕𐓒𑣆৪੪𞣋ȣȢ𐌚੧୨৭൭ꝮⳊ𑣌𑢬𑣖ɑαаΑАᎪᗅꓮ𖽀𐊠ǎǍȧȦƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁ɓᑳƃƂБƀҍҌѣѢᴄⲥсꮯ𐐽𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜ȼçҫÇҪԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉꬲеҽΕЕⴹᎬꓰ𑢦𑢮𐊆ěĚɇɆҿꬵꞙẝքꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮɡᶃƍցԌᏀᏳꓖɠǧǦǵǥǤһհᏂΗⲎНᎻᕼꓧ𐋏ɦꚕᏲⱧҢħћĦӉӇıɪɩιіꙇӏꭵᎥ𑣃ǐǏɨᵻᵼϳјꞲͿЈᎫᒍꓙɉɈΚⲔКᏦᛕꓗ𐔘ƙⱩҚꝀҞ١۱𐌠𞣇ƖǀΙⲒІӀוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫإٳΜϺⲘМᎷᗰᛖꓟ𐊰𐌑ӍոռΝⲚꓠ𐔓ɳƞηƝᵰ०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοσⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖ǒǑۿŐøꬾØⵁǾɵꝋөѳꮎꮻƟꝊθΘӨѲⴱᎾᏫꭴတρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽԛգզⵕʠꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭȾȚƮҬŧŦᵵꞟᴜꭎꭒʋυս𐓶𑣘Սሀ𐓎ᑌꓴ𖽂𑢸ǔǓᵾꮜɄᏌᴠνѵט𑜆ꮩ𑣀٧۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝ɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ԜᎳᏔꓪѽ𑓅ꝡхᕁᕽ𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұɎҰᴢꮓ𑣄𐋵𑣥ΖᏃꓜ𑢩ʐƶƵȥȤᵶ',
    'aell222222233333333334455666677888888999999999aaaAAAAAAAaAaAbbbbbBBBBBBBBBbbbbbbbbbbcccccCCCCCCCCCCcccCCddddDDDDddddDDDeeeEEEEEEEEeEeEeffffFFFFFFFFFfFfggggGGGGggGggGhhhHHHHHHHhhhHHhhHHHiiiiiiiiiiiIiiijjJJJJJJjJKKKKKKKkKKKKllllllllllllllllllllLLLLLLLLLlLllllllMMMMMMMMMMMnnNNNNnnnNnooooooooooooooooooooooooooooooooOOOOOOOOOOOOOOOOOOOOoOoOooOOOooooooOOOOOOOOOoopppPPPPPPPppqqqQqrrrrrrRRRRRRRrrrrrssssssSSSSSSSSssTTTTTTTTTTtTTTTtTtuuuuuuuuuUUUUUUUuUuuUUvvvvvvvVVVVVVVVVVVwwwwwwwwwWWWWWWwwwxxxXXXXXXXXXXXXXXyyyyyyyyyyYYYYYYYYYYyyyYYzzzZZZZZZzzZzZz'
  )), 'i10', 'llo'), '\m(?:l|la|le|les|d|de|des|du|et)\M', '', 'g'), ' ', ''), 'rn', 'm'), 'vv', 'w');
end
$$;
comment on function public.name_skeleton is
  'Returns the same text for names that look the same: without accents, spaces, articles and case, and with one letter for all that are confused.';

create index laundromats_name_skeleton on public.laundromats (postal_code, public.name_skeleton(name));

create function public.duplicate_signs(
  one public.laundromats, other public.laundromats, out signs text[], out is_close boolean
)
  language plpgsql immutable
  set search_path = public, pg_temp
  as $$
declare
  same_town boolean := coalesce(one.commune_id = other.commune_id
    and (one.arrondissement_id is null or other.arrondissement_id is null or one.arrondissement_id = other.arrondissement_id), false)
    or (one.commune_id is null or other.commune_id is null) and fold_text(one.city) = fold_text(other.city);
  same_street boolean := same_town and similarity(street_words(one.address), street_words(other.address)) >= 0.7;
  metres double precision := case when one.location_source <> 'commune' and other.location_source <> 'commune'
    then metres_between(one.latitude, one.longitude, other.latitude, other.longitude) end;
  without_place boolean := same_town and metres is null;
  same_phone boolean := coalesce(phone_digits(one.phone) = phone_digits(other.phone), false);
  same_name boolean := fold_text(one.name) = fold_text(other.name);
  number integer;
  other_number integer;
  words text[];
  other_words text[];
  shared integer;
begin
  -- Most laundromats of a town are no copies, so what follows is not computed for them.
  if metres > 150 and not same_street then
    is_close := false;
    return;
  end if;
  number := house_number(one.address);
  other_number := house_number(other.address);
  if same_name is not true then
    words := name_words(one.name, one.city);
    other_words := name_words(other.name, other.city);
    shared := (select count(*) from unnest(words) word where word = any (other_words));
    same_name := same_name or shared > 0 and (shared = least(cardinality(words), cardinality(other_words))
        or shared * 2 >= greatest(cardinality(words), cardinality(other_words)))
      or similarity(array_to_string(words, ' '), array_to_string(other_words, ' ')) >= 0.6;
  end if;
  signs := array_remove(array[
    case when same_street and (number = other_number or number is null and other_number is null) then 'same_address'
      when same_street and coalesce(abs(number - other_number), 0) <= 10 then 'same_street' end,
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
comment on function public.duplicate_signs is
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
    select id, false as is_same_name from laundromats
    where commune_id = candidate.commune_id
      and (candidate.arrondissement_id is null or arrondissement_id is null or arrondissement_id = candidate.arrondissement_id)
    union
    select id, false from laundromats where is_active and candidate.commune_id is null and city_key = fold_text(candidate.city)
    union
    select id, false from laundromats
    where is_active and candidate.location_source <> 'commune'
      and earth_point <@ earth_box(ll_to_earth(candidate.latitude::float8, candidate.longitude::float8), 150)
    union
    select id, true from laundromats
    where postal_code = candidate.postal_code and name_skeleton(name) = name_skeleton(candidate.name)
      and name_skeleton(name) <> '' and user_id is distinct from candidate.user_id
      and candidate.created_at > now() - interval '30 days'
  ), marked as (
    select id, bool_or(is_same_name) as is_same_name from found group by id
  )
  select l, array_cat(compared.signs, case when is_same_name then array['same_skeleton'] end), compared.is_close or is_same_name
  from marked join laundromats l using (id) cross join lateral duplicate_signs(candidate, l) compared
  where l.id is distinct from candidate.id and (compared.signs is not null or is_same_name)
$$;
comment on function public.laundromats_like is
  'Returns the laundromats, published or not, that may be the same as this one; see duplicate_signs. Beside its signs, same_skeleton: '
  'another owner''s, whose name looks the same, under the same postal code, while the one that is compared is younger than 30 days.';

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
      'commune_id', commune.id, 'arrondissement_id', (
        select c.id from french_cities c where c.parent_id = commune.id and c.postal_codes @> array[btrim(left($3, 20))]
      ),
      'location_source', case when $5 is null or $6 is null then 'commune' else 'pin' end, 'latitude', $5, 'longitude', $6
    ))) alike
  order by alike.is_close desc, cardinality(alike.signs) desc, (alike.laundromat).created_at
  limit 20
$$;
comment on function public.similar_laundromats is
  'Returns the laundromats that may be the same as the one that an owner is typing, the most similar first. own: the laundromat that is '
  'being edited, which is left out.';

-- The import asks about laundromats that its comparison of places cannot find.
create index laundromats_without_place on public.laundromats (postal_code) where location_source = 'commune';

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
    -- Nothing new: they were found different, or the open pair has not unpublished it.
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
comment on function public.hold_possible_duplicate is
  'Trigger: notes the laundromats that a new or changed one looks like, and unpublishes it until an administrator has compared them.';

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
comment on function public.search_possible_duplicates is
  'Returns the pairs that await a decision or a refund, and whose names and addresses contain every word of the search.';

-- The actions server merges, and writes into moved_rows what this undoes. laundromat_counts is in the last folder.

create function public.revert_merge(merge public.moderation_actions) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  merged uuid := merge.laundromat_id;
  kept laundromats;
  moved jsonb := coalesce(nullif(merge.moved_rows -> 'moved', 'null'), '{}');
  undone jsonb;
  former laundromats;
  child_table text;
begin
  select * into kept from laundromats where id = merge.merged_into;
  if not found then
    return;
  end if;
  -- What was deleted since, or moved on, stays so. Both reviews of a person change places in one statement.
  update reviews set laundromat_id = case laundromat_id when kept.id then merged else kept.id end
  where laundromat_id = kept.id and moved -> 'reviews' @> to_jsonb(id)
    or laundromat_id = merged and merge.moved_rows -> 'replaced_reviews' @> to_jsonb(id) and not exists (
      select from reviews newer
      where newer.laundromat_id = kept.id and newer.user_id = reviews.user_id and not moved -> 'reviews' @> to_jsonb(newer.id)
    );
  foreach child_table in array array['reports', 'fact_corrections', 'source_candidates', 'machines', 'opening_exceptions'] loop
    execute format('update %I set laundromat_id = $1 where laundromat_id = $2 and $3 @> to_jsonb(id)', child_table)
      using merged, kept.id, moved -> child_table;
  end loop;
  update laundromat_claims set laundromat_id = merged, is_dispute = coalesce(merge.moved_rows -> 'disputes' @> to_jsonb(id), false)
  where laundromat_id = kept.id and status in ('draft', 'submitted') and moved -> 'laundromat_claims' @> to_jsonb(id);
  -- Not primary at first: a laundromat has only one primary photo.
  update photos set laundromat_id = merged, is_primary = false, position = place.position
  from jsonb_to_recordset(merge.moved_rows -> 'photo_places') as place (id uuid, position integer)
  where photos.id = place.id and photos.laundromat_id = kept.id and moved -> 'photos' @> to_jsonb(photos.id);
  if exists (select from photos where laundromat_id = merged and merge.moved_rows -> 'photo_places' @> jsonb_build_array(
    jsonb_build_object('id', id, 'is_primary', true))) then
    update photos set is_primary = false where laundromat_id = merged and is_primary;
    update photos set is_primary = true where laundromat_id = merged
      and merge.moved_rows -> 'photo_places' @> jsonb_build_array(jsonb_build_object('id', id, 'is_primary', true));
  end if;

  insert into favorites (user_id, laundromat_id, created_at)
  select f.user_id, merged, f.created_at
  from jsonb_to_recordset(merge.moved_rows -> 'favorites') as f (user_id uuid, created_at timestamptz, had_both boolean)
  join users on users.id = f.user_id
  where f.had_both or exists (select from favorites present where present.laundromat_id = kept.id and present.user_id = f.user_id)
  on conflict do nothing;
  delete from favorites present
  using jsonb_to_recordset(merge.moved_rows -> 'favorites') as f (user_id uuid, had_both boolean)
  where present.laundromat_id = kept.id and present.user_id = f.user_id and not f.had_both;
  delete from laundromat_counts present
  using jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  where present.laundromat_id = kept.id and present.month = c.month and present.kind = c.kind and present.count <= c.count;
  update laundromat_counts present set count = present.count - c.count
  from jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  where present.laundromat_id = kept.id and present.month = c.month and present.kind = c.kind;
  insert into laundromat_counts (laundromat_id, month, kind, count)
  select merged, month, kind, count
  from jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  on conflict do nothing;
  update source_objects set laundromat_id = merged
  from jsonb_to_recordset(merge.moved_rows -> 'sources') as s (type text, id bigint)
  where source_objects.type = s.type and source_objects.id = s.id and source_objects.laundromat_id = kept.id;
  update laundromat_redirects set laundromat_id = merged
  where laundromat_id = kept.id and merge.moved_rows -> 'redirects' @> to_jsonb(slug);
  delete from laundromat_services
  where laundromat_id = kept.id and nullif(merge.moved_rows -> 'services', 'null') @> to_jsonb(service_id);

  -- Only columns that have not changed since.
  select jsonb_object_agg(key, value -> 0) into undone from jsonb_each(nullif(merge.moved_rows -> 'columns', 'null'))
  where to_jsonb(kept) -> key is not distinct from value -> 1;
  if undone is null then
    return;
  end if;
  select (jsonb_populate_record(kept, undone)).* into former;
  if undone ?| (optional_texts() || array['cycle_minutes']) then
    perform write_columns(kept.id, to_jsonb(former), optional_texts() || array['cycle_minutes']);
  end if;
  -- A merge gives a point only to a laundromat that stood at the centre of its commune.
  update laundromats set latitude = null, longitude = null where id = kept.id and undone ?& array['latitude', 'longitude'];
  update laundromats set hours = former.hours, weekly_hours = former.weekly_hours, holiday_hours = former.holiday_hours
  where id = kept.id and undone ?| array['hours', 'weekly_hours', 'holiday_hours'];
  update laundromats set price_from = former.price_from where id = kept.id and undone ? 'price_from';
  update laundromats set assumed_facts = former.assumed_facts where id = kept.id and undone ? 'assumed_facts';
  update laundromats set user_id = (select id from users where id = former.user_id),
    plan_id = (select id from subscription_plans where id = former.plan_id), is_premium = former.is_premium and closed_at is null,
    is_featured = former.is_featured and closed_at is null, featured_until = former.featured_until
  where id = kept.id and undone ? 'user_id';
end
$$;
comment on function public.revert_merge is
  'Undoes a merge whose merged laundromat has just been restored: rows, redirects, filled-in facts and owner are again where they were, '
  'except what has changed since.';
