drop function public.fold_text(text);
