drop table public.french_cities;
drop function public.join_words(text[]);
