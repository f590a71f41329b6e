-- An owner who pays for one laundromat may have a free one as well, which waits for an administrator like any free one:
-- nobody changes from a yearly to a monthly plan for a second laundromat. `coverageOf` computes the same room.

create or replace function public.check_laundromat_limit() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  plan subscription_plans := (select p from subscription_plans p where id = new.plan_id);
  free integer := (select max_laundromats from subscription_plans where price = 0 order by created_at, id limit 1);
  allowed integer := plan.max_laundromats + case when plan.price > 0 then coalesce(free, 0) else 0 end;
begin
  if plan.max_laundromats = -1 or free = -1 then
    return new;
  end if;
  -- Submissions of one owner wait for each other here; the next statement then counts what the others committed.
  perform from users where id = new.user_id for no key update;
  -- A submission sent twice does not count against itself: the primary key refuses it, not the limit.
  if (select count(*) from laundromats where user_id = new.user_id and id <> new.id) >= allowed then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'laundromats_within_plan: the plan allows no more than % laundromats', allowed
      using errcode = 'check_violation', constraint = 'laundromats_within_plan', table = 'laundromats';
  end if;
  return new;
end
$$;

comment on function public.check_laundromat_limit() is
  'Trigger: refuses a laundromat beyond max_laundromats of its plan, and of the free plan beside a paid one. Does not apply to imports, which have no plan.';
