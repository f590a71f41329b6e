CREATE OR REPLACE FUNCTION public.restore_laundromat(deleted_id uuid)
 RETURNS SETOF public.laundromats
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  deletion moderation_actions;
  content jsonb;
  child_table text;
  child jsonb;
begin
  if is_former_administrator() then
    return;
  end if;
  select * into deletion from moderation_actions where laundromat_id = deleted_id and is_restorable;
  perform from laundromats where id = deletion.merged_into for update;
  select * into deletion from moderation_actions where laundromat_id = deleted_id and is_restorable for update;
  if not found then
    return;
  end if;
  content := deletion.deleted_rows #> '{laundromats,0}';
  -- The owner or plan may have been deleted in the meantime, and another laundromat may have the slug.
  if not exists (select from users where id = (content ->> 'user_id')::uuid) then
    content := content - 'user_id';
  end if;
  if not exists (select from subscription_plans where id = (content ->> 'plan_id')::uuid) then
    content := content - 'plan_id';
  end if;
  if exists (select from laundromats where slug = content ->> 'slug') then
    content := content - 'slug';
  end if;
  delete from deleted_ids where table_name = 'laundromats' and id = deleted_id;
  delete from laundromat_redirects where slug = content ->> 'slug';
  perform insert_from_json('laundromats', content);
  -- For triggers that must distinguish a restore from other changes.
  perform set_config('lavoir.restoring', 'yes', true);
  for child_table, child in
    select key, value from jsonb_each(deletion.deleted_rows - 'laundromats') as by_table (key, content), jsonb_array_elements(by_table.content)
    -- The primary photo first: otherwise the first photo inserted would become primary.
    order by key = 'review_photos', key, value ->> 'is_primary' desc nulls last
  loop
    begin
      perform insert_from_json(child_table::regclass, child);
    exception
      -- A favorite of a deleted account, a photo beyond the limit of a lower tier, or an id used in the meantime.
      when foreign_key_violation or check_violation or unique_violation then null;
    end;
  end loop;
  if deletion.moved_rows is not null then
    perform revert_merge(deletion);
  end if;
  update moderation_actions set deleted_rows = null, moved_rows = null where id = deletion.id;
  perform set_config('lavoir.restoring', 'no', true);
  return query select * from laundromats where id = deleted_id;
end
$function$;
comment on function public.restore_laundromat(uuid) is 'Restores a deleted laundromat and the rows deleted with it. Returns no row if it cannot be restored (any more).';
comment on function refuse_deleted_id() is 'Trigger: refuses the id of a deleted row of the named table, except while restore_laundromat runs.';
