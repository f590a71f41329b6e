-- What laundromats offer: services from a short list that administrators maintain, and machines with their prices.

create table public.services (
  id uuid primary key default gen_random_uuid(),
  name text not null unique constraint services_name_filled check (btrim(name) <> ''),
  icon text not null constraint services_icon_shape check (icon ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null default 0
);

comment on column public.services.icon is 'Name of a Lucide icon in kebab-case.';
comment on column public.services.position is 'Order of display.';

create trigger services_journal after insert or update or delete on public.services
  for each row execute function public.record_change();

-- Fixed ids, so that all databases and tests refer to the same services.
insert into public.services (id, name, icon, position) values
  ('a0000000-0000-4000-8000-000000000001', 'Lave-linge', 'washing-machine', 1),
  ('a0000000-0000-4000-8000-000000000002', 'Sèche-linge', 'wind', 2),
  ('a0000000-0000-4000-8000-000000000003', 'Lessive fournie', 'droplets', 3),
  ('a0000000-0000-4000-8000-000000000004', 'Paiement par carte', 'credit-card', 4),
  ('a0000000-0000-4000-8000-000000000005', 'Wi-Fi gratuit', 'wifi', 5),
  ('a0000000-0000-4000-8000-000000000006', 'Grande capacité', 'package', 6),
  ('a0000000-0000-4000-8000-000000000007', 'Parking', 'square-parking', 7),
  ('a0000000-0000-4000-8000-000000000008', 'Accès PMR', 'accessibility', 8),
  ('a0000000-0000-4000-8000-000000000009', 'Table de pliage', 'shirt', 9),
  ('a0000000-0000-4000-8000-00000000000a', 'Distributeur de boissons', 'cup-soda', 10),
  ('a0000000-0000-4000-8000-00000000000b', 'Pièces', 'coins', 11),
  ('a0000000-0000-4000-8000-00000000000c', 'Billets', 'banknote', 12),
  ('a0000000-0000-4000-8000-00000000000d', 'Sans contact', 'nfc', 13),
  ('a0000000-0000-4000-8000-00000000000e', 'Paiement par application', 'smartphone', 14);

create table public.laundromat_services (
  laundromat_id uuid not null references public.laundromats on delete cascade,
  service_id uuid not null references public.services on delete cascade,
  primary key (laundromat_id, service_id)
);

create index laundromat_services_service_id on public.laundromat_services (service_id);

create function public.refresh_laundromat_services() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set service_ids = offered.ids
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select array(select service_id from laundromat_services where laundromat_id = touched.id order by service_id) as ids
  ) offered
  where l.id = touched.id and l.service_ids is distinct from offered.ids;
  return null;
end
$$;
comment on function public.refresh_laundromat_services is 'Trigger: updates laundromats.service_ids from laundromat_services.';

create trigger laundromat_services_refresh after insert or update or delete on public.laundromat_services
  for each row execute function public.refresh_laundromat_services();

create trigger laundromat_services_journal_inserted after insert on public.laundromat_services
  referencing new table as changed_rows for each statement execute function public.record_list_change();
create trigger laundromat_services_journal_deleted after delete on public.laundromat_services
  referencing old table as changed_rows for each statement execute function public.record_list_change();

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
comment on column public.machines.price is 'Price of one cycle, in euros; null if unknown.';
comment on column public.machines.minutes is 'Length of one cycle; null if unknown.';

create index machines_laundromat_id on public.machines (laundromat_id);

create function public.refresh_laundromat_machines() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  if (select count(*) from machines where laundromat_id = new.laundromat_id) > 20 then
    raise exception 'machines_at_most_20: a laundromat has no more than 20 rows of machines'
      using errcode = 'check_violation', constraint = 'machines_at_most_20', table = 'machines';
  end if;
  update laundromats l set wash_price_7kg = washers.price_7kg, largest_washer_kg = washers.largest
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select min(price) filter (where capacity_kg >= 7) as price_7kg, max(capacity_kg) as largest
    from machines where laundromat_id = touched.id and kind = 'washer'
  ) washers
  where l.id = touched.id and (l.wash_price_7kg, l.largest_washer_kg) is distinct from (washers.price_7kg, washers.largest);
  -- A price that followed from washers goes with the last of them. A typed one stays.
  update laundromats l set price_from = washers.lowest, assumed_facts = array_remove(l.assumed_facts, 'price_from')
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select min(price) as lowest from machines where laundromat_id = touched.id and kind = 'washer'
  ) washers
  where l.id = touched.id
    and (washers.lowest is not null or l.id = old.laundromat_id and old.kind = 'washer' and old.price is not null)
    and l.stated_price_from is distinct from washers.lowest;
  return null;
end
$$;
comment on function public.refresh_laundromat_machines is
  'Trigger: limits the machines of a laundromat, and updates its price_from, wash_price_7kg and largest_washer_kg.';

create trigger machines_refresh after insert or update or delete on public.machines
  for each row execute function public.refresh_laundromat_machines();

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
comment on function public.derive_price_from is
  'Trigger: sets price_from to the lowest price of a washer, once a washer has a price.';

create trigger laundromats_derive_price before update of price_from on public.laundromats
  for each row when (new.price_from is distinct from old.price_from) execute function public.derive_price_from();

create trigger machines_journal_inserted after insert on public.machines
  referencing new table as changed_rows for each statement execute function public.record_list_change();
create trigger machines_journal_deleted after delete on public.machines
  referencing old table as changed_rows for each statement execute function public.record_list_change();
