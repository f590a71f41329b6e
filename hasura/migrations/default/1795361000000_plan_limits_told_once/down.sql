update public.subscription_plans
set features = features || array['Nombre de laveries illimité']
where id = 'b0000000-0000-4000-8000-000000000003';

comment on column public.subscription_plans.features is null;
