drop function public.suggest_laundromats(text);
drop function public.known_name_word(text);
drop index public.laundromats_name_words;
drop index public.laundromats_name_prefix;
drop trigger laundromats_add_name_words on public.laundromats;
drop function public.add_name_words();
drop table public.laundromat_name_words;
