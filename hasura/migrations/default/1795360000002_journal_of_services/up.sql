-- What administrators change in the services of a laundromat is written down once per change, by the names of the services.

create function public.record_service_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  acting uuid := acting_administrator();
begin
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return null;
  end if;
  -- What a deleted laundromat or a deleted service takes along joins nothing here: their own entry tells.
  insert into admin_actions (user_id, actor, operation, table_name, row_id, subject, before, after)
  select
    acting,
    (select concat_ws(' ', first_name, last_name) from users where id = acting),
    lower(tg_op),
    tg_table_name,
    l.id,
    l.name,
    case tg_op when 'DELETE' then changed.services end,
    case tg_op when 'INSERT' then changed.services end
  from laundromats l join (
    select c.laundromat_id, jsonb_build_object('services', jsonb_agg(s.name order by s.position, s.name)) as services
    from changed_rows c join services s on s.id = c.service_id
    group by c.laundromat_id
  ) changed on changed.laundromat_id = l.id;
  return null;
end
$$;

comment on function public.record_service_change() is
  'Trigger: writes the journal when an administrator adds services to a laundromat or takes them away, one entry for all of a statement.';

create trigger laundromat_services_journal_inserted after insert on public.laundromat_services
  referencing new table as changed_rows for each statement execute function public.record_service_change();
create trigger laundromat_services_journal_deleted after delete on public.laundromat_services
  referencing old table as changed_rows for each statement execute function public.record_service_change();
