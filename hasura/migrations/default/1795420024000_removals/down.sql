drop table public.photo_removals;
drop function public.remove_photo();
drop table public.review_removals;
drop function public.remove_review();
