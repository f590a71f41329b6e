drop function public.search_reviews(text);
drop table public.reviews;
drop function public.refresh_laundromat_ratings();
