drop function public.search_all_laundromats(text, boolean);
drop function public.search_admin_actions(text);
drop function public.search_reviews(text);
drop function public.search_contacts(text);
drop function public.search_users(text);
drop function public.like_patterns(text);
