create or replace function public.metres_between(
  latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision
) returns double precision
  language sql immutable parallel safe
  set search_path = public, pg_temp
  return earth_distance(ll_to_earth(latitude, longitude), ll_to_earth(other_latitude, other_longitude));

create or replace function public.street_words(address text) returns text
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

create or replace function public.house_number(address text) returns integer
  language sql immutable parallel safe strict
  set search_path = public, pg_temp
  return (regexp_match(fold_text(left(address, 300)), '(?:^| )([0-9]{1,4})(?:bis|ter|quater|[a-d])?(?: |$)'))[1]::integer;

create or replace function public.name_words(name text, city text) returns text[]
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

create or replace function public.name_skeleton(name text) returns text
  language sql immutable parallel safe strict
  set search_path = public, pg_temp
  -- The letters are those of UTS 39 that look like one of ours, from npm unhomoglyph; a test compares both.
  return replace(replace(translate(replace(fold_text(translate(normalize(left(name, 300), nfkc),
    '|ꝚƧϨꙄᒿꛯƻꞫȜƷꝪⳌЗӠ𖼻𑣊ҘᏎ𑢯Ƽ𑢻ⳒбᏮ𑣕𐓒𑣆৪੪𞣋ȣȢ𐌚੧୨৭൭ꝮⳊ𑣌𑢬𑣖ɑαаΑАᎪᗅꓮ𖽀𐊠ǎǍȧȦƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁ɓᑳƃƂБƀҍҌѣѢᴄⲥсꮯ𐐽𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜ȼçҫÇҪԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉꬲеҽΕЕⴹᎬꓰ𑢦𑢮𐊆ěĚɇɆҿꬵꞙẝքꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮɡᶃƍցԌᏀᏳꓖɠǧǦǵǥǤһհᏂΗⲎНᎻᕼꓧ𐋏ɦꚕᏲⱧҢħћĦӉӇıɪɩιіꙇӏꭵᎥ𑣃ǐǏɨᵻᵼϳјꞲͿЈᎫᒍꓙɉɈΚⲔКᏦᛕꓗ𐔘ƙⱩҚꝀҞ١۱𐌠𞣇ƖǀΙⲒІӀוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫإٳΜϺⲘМᎷᗰᛖꓟ𐊰𐌑ӍոռΝⲚꓠ𐔓ɳƞηƝᵰ०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοσⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖ǒǑۿŐøꬾØⵁǾɵꝋөѳꮎꮻƟꝊθΘӨѲⴱᎾᏫꭴတρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽԛգզⵕʠꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭȾȚƮҬŧŦᵵꞟᴜꭎꭒʋυս𐓶𑣘Սሀ𐓎ᑌꓴ𖽂𑢸ǔǓᵾꮜɄᏌᴠνѵט𑜆ꮩ𑣀٧۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝ɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ԜᎳᏔꓪѽ𑓅ꝡхᕁᕽ𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұɎҰᴢꮓ𑣄𐋵𑣥ΖᏃꓜ𑢩ʐƶƵȥȤᵶ',
    'l222222233333333334455666677888888999999999aaaAAAAAAAaAaAbbbbbBBBBBBBBBbbbbbbbbbbcccccCCCCCCCCCCcccCCddddDDDDddddDDDeeeEEEEEEEEeEeEeffffFFFFFFFFFfFfggggGGGGggGggGhhhHHHHHHHhhhHHhhHHHiiiiiiiiiiiIiiijjJJJJJJjJKKKKKKKkKKKKllllllllllllllllllllLLLLLLLLLlLllllllMMMMMMMMMMMnnNNNNnnnNnooooooooooooooooooooooooooooooooOOOOOOOOOOOOOOOOOOOOoOoOooOOOooooooOOOOOOOOOoopppPPPPPPPppqqqQqrrrrrrRRRRRRRrrrrrssssssSSSSSSSSssTTTTTTTTTTtTTTTtTtuuuuuuuuuUUUUUUUuUuuUUvvvvvvvVVVVVVVVVVVwwwwwwwwwWWWWWWwwwxxxXXXXXXXXXXXXXXyyyyyyyyyyYYYYYYYYYYyyyYYzzzZZZZZZzzZzZz'
  )), ' ', ''), 'i10', 'llo'), 'rn', 'm'), 'vv', 'w');

create or replace function public.duplicate_signs(
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
