-- The actions server deletes and restores photos and counts them, in one transaction each. The triggers only derive columns.

drop trigger photo_deletions_delete on photo_deletions;
drop function delete_photo;
drop function restore_photo;

create or replace function place_photo() returns trigger
language plpgsql set search_path = public, pg_temp as $function$
begin
  if new.position is null then
    -- Uploads to one laundromat wait for each other here; the next statement then sees what the others committed.
    perform from laundromats where id = new.laundromat_id for no key update;
    select coalesce(max(position) + 1, 0) into new.position from photos where laundromat_id = new.laundromat_id;
  end if;
  return new;
end
$function$;

create or replace function place_review_photo() returns trigger
language plpgsql set search_path = public, pg_temp as $function$
begin
  select laundromat_id into new.laundromat_id from reviews where id = new.review_id for no key update;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting uuid := coalesce(
    acting_administrator(),
    -- What an owner deletes can be restored, and is not recorded.
    case when tg_op <> 'DELETE' and tg_table_name in ('laundromats', 'photos', 'fact_corrections') then acting_owner() end);
  hidden text[] := array['updated_at'] || coalesce(tg_argv, '{}');
  old_row jsonb := to_jsonb(old) - hidden;
  new_row jsonb := to_jsonb(new) - hidden;
  known jsonb := coalesce(new_row, old_row);
  old_values jsonb := old_row;
  new_values jsonb := new_row;
  laundromat uuid := coalesce(old_row, new_row) ->> 'laundromat_id';
  laundromat_name text;
begin
  -- Changes that another trigger makes belong to the change that fired it; rows restored with a laundromat belong to the restore.
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return null;
  end if;
  if laundromat is not null then
    select name into laundromat_name from laundromats where id = laundromat;
    -- The entry of a deleted laundromat covers the rows that are deleted with it. Foreign key triggers do not count in
    -- pg_trigger_depth().
    if not found then
      return null;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value) into old_values
    from jsonb_each(old_row) where value is distinct from new_row -> key;
    if old_values is null then
      return null;
    end if;
    select jsonb_object_agg(key, new_row -> key) into new_values from jsonb_object_keys(old_values) as key;
  end if;
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting,
    acting_person_name(acting),
    lower(tg_op),
    tg_table_name,
    known ->> 'id',
    coalesce(
      known ->> 'name', known ->> 'author_name', nullif(concat_ws(' ', known ->> 'first_name', known ->> 'last_name'), ''),
      laundromat_name
    ),
    old_values,
    new_values
  );
  return null;
end
$function$;
