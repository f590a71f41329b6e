drop trigger subscription_plans_journal on public.subscription_plans;
drop trigger services_journal on public.services;
drop trigger contacts_journal on public.contacts;
drop trigger users_journal on public.users;
drop trigger laundromats_journal on public.laundromats;
drop table public.admin_actions;
drop function public.keep_admin_actions();
drop function public.record_admin_action();
