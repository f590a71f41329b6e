-- A plan limits how many laundromats its owner may list, and only the database can count two submissions at once.

alter table public.laundromats add column plan_id uuid references public.subscription_plans on delete set null;

comment on column public.laundromats.plan_id is
  'The plan under which the owner submitted the listing, whose limit it was counted against. Null for a listing that came '
  'another way: imported, or given to an owner later.';

create index laundromats_plan_id on public.laundromats (plan_id);

create function public.check_listing_limit() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  allowed integer := (select max_laundromats from subscription_plans where id = new.plan_id);
begin
  if allowed = -1 then
    return new;
  end if;
  -- Submissions of one owner wait for each other here, then count in a statement that sees what the other committed.
  perform from users where id = new.user_id for no key update;
  -- A submission sent twice does not count against itself: its primary key refuses it, and that is no matter of limits.
  if (select count(*) from laundromats where user_id = new.user_id and id <> new.id) >= allowed then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'laundromats_within_plan: the plan allows no more than % laundromats', allowed
      using errcode = 'check_violation', constraint = 'laundromats_within_plan', table = 'laundromats';
  end if;
  return new;
end
$$;

comment on function public.check_listing_limit() is
  'Trigger: refuses a submission beyond max_laundromats of its plan. Imports, which name no plan, are not counted.';

-- Named to fire before the trigger of the slug, so that every submission takes its locks in the same order.
create trigger laundromats_check_limit before insert on public.laundromats
  for each row when (new.plan_id is not null) execute function public.check_listing_limit();
