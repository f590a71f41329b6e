drop table public.review_removals;
drop function public.remove_review();
