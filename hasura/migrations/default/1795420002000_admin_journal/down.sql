drop function public.search_admin_actions(text);
drop function public.record_admin_action();
drop function public.acting_administrator();
drop table public.admin_actions;
drop function public.keep_admin_actions();
