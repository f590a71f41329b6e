-- Names that look the same: « Lаverie » with a Cyrillic letter, capital I for l. The same name under the same postal code is held.

create function public.name_skeleton(name text) returns text
  language sql immutable parallel safe strict
  set search_path = public, pg_temp
  -- The letters are those of UTS 39 that look like one of ours, from npm unhomoglyph; a test compares both.
  return replace(replace(translate(replace(fold_text(translate(normalize(left(name, 300), nfkc),
    '|ꝚƧϨꙄᒿꛯƻꞫȜƷꝪⳌЗӠ𖼻𑣊ҘᏎ𑢯Ƽ𑢻ⳒбᏮ𑣕𐓒𑣆৪੪𞣋ȣȢ𐌚੧୨৭൭ꝮⳊ𑣌𑢬𑣖ɑαаΑАᎪᗅꓮ𖽀𐊠ǎǍȧȦƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁ɓᑳƃƂБƀҍҌѣѢᴄⲥсꮯ𐐽𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜ȼçҫÇҪԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉꬲеҽΕЕⴹᎬꓰ𑢦𑢮𐊆ěĚɇɆҿꬵꞙẝքꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮɡᶃƍցԌᏀᏳꓖɠǧǦǵǥǤһհᏂΗⲎНᎻᕼꓧ𐋏ɦꚕᏲⱧҢħћĦӉӇıɪɩιіꙇӏꭵᎥ𑣃ǐǏɨᵻᵼϳјꞲͿЈᎫᒍꓙɉɈΚⲔКᏦᛕꓗ𐔘ƙⱩҚꝀҞ١۱𐌠𞣇ƖǀΙⲒІӀוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫإٳΜϺⲘМᎷᗰᛖꓟ𐊰𐌑ӍոռΝⲚꓠ𐔓ɳƞηƝᵰ०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοσⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖ǒǑۿŐøꬾØⵁǾɵꝋөѳꮎꮻƟꝊθΘӨѲⴱᎾᏫꭴတρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽԛգզⵕʠꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭȾȚƮҬŧŦᵵꞟᴜꭎꭒʋυս𐓶𑣘Սሀ𐓎ᑌꓴ𖽂𑢸ǔǓᵾꮜɄᏌᴠνѵט𑜆ꮩ𑣀٧۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝ɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ԜᎳᏔꓪѽ𑓅ꝡхᕁᕽ𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұɎҰᴢꮓ𑣄𐋵𑣥ΖᏃꓜ𑢩ʐƶƵȥȤᵶ',
    'l222222233333333334455666677888888999999999aaaAAAAAAAaAaAbbbbbBBBBBBBBBbbbbbbbbbbcccccCCCCCCCCCCcccCCddddDDDDddddDDDeeeEEEEEEEEeEeEeffffFFFFFFFFFfFfggggGGGGggGggGhhhHHHHHHHhhhHHhhHHHiiiiiiiiiiiIiiijjJJJJJJjJKKKKKKKkKKKKllllllllllllllllllllLLLLLLLLLlLllllllMMMMMMMMMMMnnNNNNnnnNnooooooooooooooooooooooooooooooooOOOOOOOOOOOOOOOOOOOOoOoOooOOOooooooOOOOOOOOOoopppPPPPPPPppqqqQqrrrrrrRRRRRRRrrrrrssssssSSSSSSSSssTTTTTTTTTTtTTTTtTtuuuuuuuuuUUUUUUUuUuuUUvvvvvvvVVVVVVVVVVVwwwwwwwwwWWWWWWwwwxxxXXXXXXXXXXXXXXyyyyyyyyyyYYYYYYYYYYyyyYYzzzZZZZZZzzZzZz'
  )), ' ', ''), 'i10', 'llo'), 'rn', 'm'), 'vv', 'w');

comment on function public.name_skeleton(text) is
  'Returns the same text for names that look the same: without accents, spaces and case, and with one letter for all that are confused.';

create index laundromats_name_skeleton on public.laundromats (postal_code, public.name_skeleton(name));

create or replace function public.laundromats_like(candidate public.laundromats)
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

comment on function public.laundromats_like(public.laundromats) is
  'Returns the laundromats, published or not, that may be the same as this one; see duplicate_signs. Beside its signs, same_skeleton: '
  'another owner''s, whose name looks the same, under the same postal code, while the one that is compared is younger than 30 days.';
