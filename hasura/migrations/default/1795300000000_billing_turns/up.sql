-- What Stripe says is read and then written; two readers at once must not let the older answer win.

alter table public.users add column billing_revision integer not null default 0;

comment on column public.users.billing_revision is
  'Counts what billing has written about this user. Who writes says which number comes next, and fails when somebody else was faster.';

create function public.check_billing_turn() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if new.billing_revision <> old.billing_revision + 1 then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'users_billing_turn: revision % cannot follow %', new.billing_revision, old.billing_revision
      using errcode = 'check_violation', constraint = 'users_billing_turn', table = 'users';
  end if;
  return new;
end
$$;

comment on function public.check_billing_turn() is
  'Trigger: refuses a billing_revision that does not follow the present one, and with it the whole transaction of a late writer.';

-- "update of" and not "when distinct": a late writer names the number that is already there.
create trigger users_check_billing_turn before update of billing_revision on public.users
  for each row execute function public.check_billing_turn();
