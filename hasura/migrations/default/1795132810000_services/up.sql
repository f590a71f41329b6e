-- What a laundromat offers, as a short list that the site's administrators keep.

create table public.services (
  id uuid primary key default gen_random_uuid(),
  name text not null unique constraint services_name_filled check (btrim(name) <> ''),
  icon text not null constraint services_icon_shape check (icon ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null default 0
);

comment on column public.services.icon is 'Name of a Lucide icon in kebab-case.';
comment on column public.services.position is 'Order of display.';

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
  -- Lock first, count in a second statement: its snapshot then sees what a concurrent change committed.
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

comment on function public.refresh_laundromat_services() is 'Trigger: keeps laundromats.service_ids equal to laundromat_services.';

create trigger laundromat_services_inserted after insert on public.laundromat_services
  referencing new table as new_rows for each statement execute function public.refresh_laundromat_services();
create trigger laundromat_services_updated after update on public.laundromat_services
  referencing old table as old_rows new table as new_rows for each statement execute function public.refresh_laundromat_services();
create trigger laundromat_services_deleted after delete on public.laundromat_services
  referencing old table as old_rows for each statement execute function public.refresh_laundromat_services();
