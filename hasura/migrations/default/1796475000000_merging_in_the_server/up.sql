-- Merging is a transaction of the actions server. Its changes, of any table, have no separate entries in the journal.

drop trigger moderation_actions_a_begin on moderation_actions;
drop trigger moderation_actions_apply on moderation_actions;
drop trigger moderation_actions_z_end on moderation_actions;
drop function apply_moderation_action;
drop function merge_and_note;
drop function merge_laundromats;
drop function rows_that_move;
drop function mark_moderation;

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
  if acting is null or pg_trigger_depth() > 1 or 'yes' in (current_setting('lavoir.restoring', true), current_setting('lavoir.moderating', true)) then
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

CREATE OR REPLACE FUNCTION public.record_lists(operation text, table_name text, lists jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_variable
declare
  acting uuid := coalesce(acting_administrator(), acting_owner());
begin
  if acting is null or pg_trigger_depth() > 1 or 'yes' in (current_setting('lavoir.restoring', true), current_setting('lavoir.moderating', true)) then
    return;
  end if;
  -- Rows that are deleted with their laundromat or service join nothing here: the entry of the laundromat or service covers them.
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after)
  select
    acting,
    acting_person_name(acting),
    lower(operation),
    table_name,
    l.id,
    l.name,
    case operation when 'DELETE' then list.value end,
    case operation when 'INSERT' then list.value end
  from jsonb_each(lists) list join laundromats l on l.id = list.key::uuid;
end
$function$;

drop trigger laundromats_journal on laundromats;
drop trigger photos_journal on photos;
CREATE TRIGGER laundromats_journal AFTER INSERT OR DELETE OR UPDATE ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.record_change('name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval', 'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at', 'open_week', 'opening_area', 'was_claimed', 'changed_at', 'changed_since');
CREATE TRIGGER photos_journal AFTER INSERT OR DELETE OR UPDATE ON public.photos FOR EACH ROW EXECUTE FUNCTION public.record_change();
