-- Washers and dryers of laundromats with their prices, and a mark on the facts that came from a default.

create table public.machines (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  kind text not null constraint machines_kind_known check (kind in ('washer', 'dryer')),
  capacity_kg numeric(4, 1) not null constraint machines_capacity_range check (capacity_kg between 1 and 50),
  count integer not null constraint machines_count_range check (count between 1 and 99),
  price numeric(5, 2) constraint machines_price_positive check (price >= 0),
  minutes integer constraint machines_minutes_range check (minutes between 1 and 300)
);

comment on table public.machines is 'Washers and dryers of a laundromat, one row per capacity and price. At most 20 rows per laundromat.';
comment on column public.machines.kind is 'washer or dryer.';
comment on column public.machines.price is 'Price of one cycle, in euros; null if unknown.';
comment on column public.machines.minutes is 'Length of one cycle; null if unknown.';

create index machines_laundromat_id on public.machines (laundromat_id);

alter table public.laundromats
  add column wash_price_7kg numeric(5, 2),
  add column largest_washer_kg numeric(4, 1),
  add column assumed_facts text[] not null default '{}' constraint laundromats_assumed_facts_known
    check (assumed_facts <@ array['city', 'postal_code', 'price_from', 'hours']),
  add column stated_price_from numeric(5, 2)
    generated always as (case when not 'price_from' = any (assumed_facts) then price_from end) stored,
  add column stated_hours text
    generated always as (case when not 'hours' = any (assumed_facts) then hours end) stored;

comment on column public.laundromats.price_from is
  'Lowest price of a wash, in euros; null if unknown. Maintained by a trigger once a washer has a price.';
comment on column public.laundromats.wash_price_7kg is
  'Lowest price of a washer of at least 7 kg. Maintained by a trigger.';
comment on column public.laundromats.largest_washer_kg is 'Capacity of the largest washer. Maintained by a trigger.';
comment on column public.laundromats.assumed_facts is
  'Columns whose value is a default of the specification, because a creation left them out. A trigger removes a column when it is written.';
comment on column public.laundromats.stated_price_from is 'price_from, unless it is assumed.';
comment on column public.laundromats.stated_hours is 'hours, unless they are assumed.';

-- Submissions that have a default were hardly ever typed so.
update public.laundromats set assumed_facts = array_remove(array[
  case when city = 'Paris' and postal_code = '75000' then 'city' end,
  case when postal_code = '75000' then 'postal_code' end,
  case when price_from = 5 then 'price_from' end,
  case when hours = '24h/24, 7j/7' then 'hours' end
], null)
where plan_id is not null;

create function public.state_fact() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  new.assumed_facts := array_remove(new.assumed_facts, tg_argv[0]);
  return new;
end
$$;

comment on function public.state_fact() is
  'Trigger: removes the mark of an assumed column. It fires when an update writes the column, even with the same value.';

create trigger laundromats_state_city before update of city on public.laundromats
  for each row when ('city' = any (old.assumed_facts)) execute function public.state_fact('city');
create trigger laundromats_state_hours before update of hours on public.laundromats
  for each row when ('hours' = any (old.assumed_facts)) execute function public.state_fact('hours');
create trigger laundromats_state_postal_code before update of postal_code on public.laundromats
  for each row when ('postal_code' = any (old.assumed_facts)) execute function public.state_fact('postal_code');
create trigger laundromats_state_price_from before update of price_from on public.laundromats
  for each row when ('price_from' = any (old.assumed_facts)) execute function public.state_fact('price_from');

create function public.refresh_laundromat_machines() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  touched uuid[];
  priced_before uuid[] := '{}';
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  if tg_op <> 'INSERT' then
    select coalesce(array_agg(distinct laundromat_id), '{}') into priced_before from old_rows where kind = 'washer' and price is not null;
  end if;
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  if exists (select from machines where laundromat_id = any (touched) group by laundromat_id having count(*) > 20) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'machines_at_most_20: a laundromat has no more than 20 rows of machines'
      using errcode = 'check_violation', constraint = 'machines_at_most_20', table = 'machines';
  end if;
  update laundromats l set wash_price_7kg = washers.price_7kg, largest_washer_kg = washers.largest
  from (
    select t.id, min(m.price) filter (where m.capacity_kg >= 7) as price_7kg, max(m.capacity_kg) as largest
    from unnest(touched) as t (id) left join machines m on m.laundromat_id = t.id and m.kind = 'washer'
    group by t.id
  ) washers
  where l.id = washers.id
    and (l.wash_price_7kg, l.largest_washer_kg) is distinct from (washers.price_7kg, washers.largest);
  -- A price that followed from washers goes with the last of them. A typed one stays.
  update laundromats l set price_from = washers.lowest
  from (
    select t.id, min(m.price) as lowest
    from unnest(touched) as t (id) left join machines m on m.laundromat_id = t.id and m.kind = 'washer'
    group by t.id
  ) washers
  where l.id = washers.id
    and (washers.lowest is not null or l.id = any (priced_before))
    and l.stated_price_from is distinct from washers.lowest;
  return null;
end
$$;

comment on function public.refresh_laundromat_machines() is
  'Trigger: limits the machines of a laundromat, and updates its price_from, wash_price_7kg and largest_washer_kg.';

create trigger machines_inserted after insert on public.machines
  referencing new table as new_rows for each statement execute function public.refresh_laundromat_machines();
create trigger machines_updated after update on public.machines
  referencing old table as old_rows new table as new_rows for each statement execute function public.refresh_laundromat_machines();
create trigger machines_deleted after delete on public.machines
  referencing old table as old_rows for each statement execute function public.refresh_laundromat_machines();

create function public.derive_price_from() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  new.price_from := coalesce(
    (select min(price) from machines where laundromat_id = new.id and kind = 'washer'), new.price_from);
  return new;
end
$$;

comment on function public.derive_price_from() is
  'Trigger: keeps price_from at the lowest price of a washer, once a washer has a price.';

create trigger laundromats_derive_price before update of price_from on public.laundromats
  for each row when (new.price_from is distinct from old.price_from) execute function public.derive_price_from();

-- The journal lists all machines of a change in one entry.

create function public.record_machine_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  perform record_lists(tg_op, tg_table_name, (
    select jsonb_object_agg(laundromat_id, list) from (
      select c.laundromat_id, jsonb_build_object('machines', jsonb_agg(
        jsonb_build_object('kind', c.kind, 'capacityKg', c.capacity_kg, 'count', c.count, 'price', c.price::text, 'minutes', c.minutes)
        order by c.kind desc, c.capacity_kg, c.price)) as list
      from changed_rows c
      group by c.laundromat_id
    ) lists
  ));
  return null;
end
$$;

comment on function public.record_machine_change() is
  'Trigger: writes one journal entry per statement when an administrator adds machines to a laundromat or removes them.';

create trigger machines_journal_inserted after insert on public.machines
  referencing new table as changed_rows for each statement execute function public.record_machine_change();
create trigger machines_journal_deleted after delete on public.machines
  referencing old table as changed_rows for each statement execute function public.record_machine_change();
