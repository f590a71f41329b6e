CREATE OR REPLACE FUNCTION public.place_review_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  refusal text;
begin
  -- Uploads to one review wait for each other here; the next statement then counts what the others committed.
  select laundromat_id into new.laundromat_id from reviews where id = new.review_id for no key update;
  refusal := case
    when new.laundromat_id is null then 'review_photos_review_exists: this review no longer exists'
    when (select count(*) from review_photos where review_id = new.review_id and id <> new.id) >= 3
      then 'review_photos_limit: a review has no more than three photos'
  end;
  if refusal is not null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception '%', refusal
      using errcode = 'check_violation', constraint = split_part(refusal, ':', 1), table = 'review_photos';
  end if;
  return new;
end
$function$;
comment on function public.place_review_photo() is 'Trigger: refuses a fourth photo of a review, and sets the laundromat of a photo.';

CREATE OR REPLACE FUNCTION public.place_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  allowed integer;
begin
  -- Uploads to one laundromat wait for each other here; the next statement then counts what the others committed.
  select case when is_featured then 10 when is_premium then 6 else 2 end into allowed
  from laundromats where id = new.laundromat_id for no key update;
  -- A photo sent twice does not count against itself, so that a seed can run again.
  if (select count(*) from photos where laundromat_id = new.laundromat_id and id <> new.id) >= allowed then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'photos_within_tier: the tier allows no more than % photos', allowed
      using errcode = 'check_violation', constraint = 'photos_within_tier', table = 'photos';
  end if;
  if new.position is null then
    select coalesce(max(position) + 1, 0) into new.position from photos where laundromat_id = new.laundromat_id;
  end if;
  return new;
end
$function$;
comment on function public.place_photo() is 'Trigger: refuses a photo beyond the limit of the laundromat''s tier (2 free, 6 premium, 10 featured), and puts a photo without a position last. A laundromat that moves to a lower tier does not lose photos.';

CREATE OR REPLACE FUNCTION public.restore_photo(deleted_id uuid, of_laundromat uuid)
 RETURNS SETOF public.photos
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kept photo_deletions;
begin
  perform from laundromats where id = of_laundromat for update;
  delete from photo_deletions d where d.id = deleted_id and d.laundromat_id = of_laundromat returning * into kept;
  if not found then
    return;
  end if;
  if kept.is_primary then
    update photos set is_primary = false where laundromat_id = of_laundromat and is_primary;
  end if;
  update photos p set position = p.position + 1 where p.laundromat_id = of_laundromat and p.position >= kept.position;
  return query
    insert into photos as p (id, laundromat_id, url, alt, is_primary, position)
    values (kept.id, kept.laundromat_id, kept.url, kept.alt, kept.is_primary, kept.position)
    on conflict (id) do nothing
    returning p.*;
end
$function$;
comment on function public.restore_photo(uuid,uuid) is 'Restores a photo that its owner deleted, with its position and primary flag. Returns no row if it cannot be restored (any more); the limit of the tier applies.';

CREATE OR REPLACE FUNCTION public.delete_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  photo photos;
begin
  perform from laundromats where id = new.laundromat_id for update;
  delete from photos where id = new.id and laundromat_id = new.laundromat_id returning * into photo;
  if not found then
    return null;
  end if;
  -- The photo had been deleted and uploaded again with the same id.
  delete from photo_deletions where id = photo.id;
  new.url := photo.url;
  new.alt := photo.alt;
  new.is_primary := photo.is_primary;
  new.position := photo.position;
  return new;
end
$function$;
comment on function public.delete_photo() is 'Trigger: deletes the photo with this id and laundromat and saves its row here. Does nothing if there is no such photo.';

CREATE TRIGGER photo_deletions_delete BEFORE INSERT ON public.photo_deletions FOR EACH ROW EXECUTE FUNCTION public.delete_photo();

CREATE OR REPLACE FUNCTION public.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting uuid := coalesce(
    acting_administrator(), case when tg_table_name in ('laundromats', 'photos', 'fact_corrections') then acting_owner() end);
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
