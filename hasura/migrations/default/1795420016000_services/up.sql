-- Services that laundromats offer, from a short list that administrators maintain.

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
declare
  touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set service_ids = current_ids.ids
  from (
    select t.id, array(select s.service_id from laundromat_services s where s.laundromat_id = t.id order by s.service_id) as ids
    from unnest(touched) as t (id)
  ) current_ids
  where l.id = current_ids.id and l.service_ids is distinct from current_ids.ids;
  return null;
end
$$;

comment on function public.refresh_laundromat_services() is 'Trigger: updates laundromats.service_ids from laundromat_services.';

create trigger laundromat_services_inserted after insert on public.laundromat_services
  referencing new table as new_rows for each statement execute function public.refresh_laundromat_services();
create trigger laundromat_services_updated after update on public.laundromat_services
  referencing old table as old_rows new table as new_rows for each statement execute function public.refresh_laundromat_services();
create trigger laundromat_services_deleted after delete on public.laundromat_services
  referencing old table as old_rows for each statement execute function public.refresh_laundromat_services();

-- The journal lists all services of a change in one entry.

create function public.record_service_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  perform record_lists(tg_op, tg_table_name, (
    select jsonb_object_agg(laundromat_id, list) from (
      select c.laundromat_id, jsonb_build_object('services', jsonb_agg(s.name order by s.position, s.name)) as list
      from changed_rows c join services s on s.id = c.service_id
      group by c.laundromat_id
    ) lists
  ));
  return null;
end
$$;

comment on function public.record_service_change() is
  'Trigger: writes one journal entry per statement when an administrator adds services to a laundromat or removes them.';

create trigger laundromat_services_journal_inserted after insert on public.laundromat_services
  referencing new table as changed_rows for each statement execute function public.record_service_change();
create trigger laundromat_services_journal_deleted after delete on public.laundromat_services
  referencing old table as changed_rows for each statement execute function public.record_service_change();
