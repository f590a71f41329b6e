-- How many laundromats a plan allows is its setting, and every card tells it from there: the list no longer repeats it.

comment on column public.subscription_plans.features is
  'What the plan includes beyond its limit of laundromats and its flags, line by line.';

update public.subscription_plans
set features = array_remove(features, 'Nombre de laveries illimité')
where id = 'b0000000-0000-4000-8000-000000000003';
