drop table public.subscription_plans;
