-- What administrators type reaches the lists as an argument. While the documents took a whole condition as a variable,
-- every signed-in person could send one that keeps Postgres busy.

create function public.like_patterns(search text) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (
    select word from regexp_split_to_table(left(search, 200), '\s+') as word where word <> '' limit 20
  ) as words
);

comment on function public.like_patterns(text) is
  'The words of a search as patterns for ilike; a typed wildcard means itself. A word holds no white space, so a pattern '
  'matches lines that are joined by line ends as it matches each of them.';

create function public.search_users(search text) returns setof public.users
language sql stable
as $$
  select u.* from public.users u
  where concat_ws(E'\n', u.email, u.first_name, u.last_name) ilike all (public.like_patterns(search))
$$;

create function public.search_contacts(search text) returns setof public.contacts
language sql stable
as $$
  select c.* from public.contacts c
  where concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike all (public.like_patterns(search))
$$;

create function public.search_reviews(search text) returns setof public.reviews
language sql stable
as $$
  select r.* from public.reviews r left join public.laundromats l on l.id = r.laundromat_id
  where concat_ws(E'\n', r.author_name, r.comment, l.name) ilike all (public.like_patterns(search))
$$;

create function public.search_admin_actions(search text) returns setof public.admin_actions
language sql stable
as $$
  select a.* from public.admin_actions a
  where concat_ws(E'\n', a.actor, a.subject) ilike all (public.like_patterns(search))
$$;

create function public.search_all_laundromats(search text, refused boolean default null) returns setof public.laundromats
language sql stable
as $$
  select l.* from public.laundromats l left join public.users o on o.id = l.user_id
  where (
    concat_ws(E'\n', l.name, l.city, l.postal_code, l.address, o.email) ilike all (public.like_patterns(search))
    or public.slug_of(left(search, 200)) <> '' and l.slug like '%' || public.slug_of(left(search, 200)) || '%'
  ) and (refused is null or refused = (l.refused_at is not null))
$$;

comment on function public.search_users(text) is 'Accounts whose e-mail or name holds each of the words.';
comment on function public.search_contacts(text) is 'Messages whose sender, subject or text holds each of the words.';
comment on function public.search_reviews(text) is 'Reviews whose author, text or laundromat holds each of the words.';
comment on function public.search_admin_actions(text) is
  'Entries of the journal whose administrator or subject holds each of the words.';
comment on function public.search_all_laundromats(text, boolean) is
  'Laundromats, published or not, whose name, place or owner''s e-mail holds each of the words, or whose slug holds them in this order.';
