drop function public.set_updated_at();
drop function public.like_patterns(text);
drop function public.join_words(text[]);
drop function public.slug_of(text);
drop function public.fold_text(text);
