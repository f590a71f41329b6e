delete from public.subscription_plans
where id between 'b0000000-0000-4000-8000-000000000001' and 'b0000000-0000-4000-8000-000000000003';
