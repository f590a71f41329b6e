-- Photos of laundromats, in the order that the owner chose.

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  url text not null constraint photos_url_shape check (url ~ '^(https?://.+|/photos/.+)'),
  alt text,
  is_primary boolean not null default false,
  -- No default: if omitted, it is null until the trigger sets it.
  position integer not null
);

comment on column public.photos.url is 'URL of the widest version; narrower versions are stored beside it (photo-480.webp).';
comment on column public.photos.position is 'Named order in GraphQL and REST, which is a keyword in SQL.';

create index photos_laundromat_id on public.photos (laundromat_id, position);
create unique index photos_one_primary on public.photos (laundromat_id) where is_primary;

create trigger photos_journal after insert or update or delete on public.photos
  for each row execute function public.record_change();

create function public.save_deleted_photo_ids() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  insert into deleted_ids (table_name, id)
    select 'photos', id from deleted
    where acting_administrator() is not null or not exists (select from laundromats where laundromats.id = laundromat_id)
    on conflict do nothing;
  return null;
end
$$;

comment on function public.save_deleted_photo_ids() is
  'Trigger: saves the ids of photos that an administrator removed or that were deleted with their laundromat. An owner can restore other photos.';

create trigger photos_save_deleted_ids after delete on public.photos
  referencing old table as deleted for each statement execute function public.save_deleted_photo_ids();
create trigger photos_check_id before insert on public.photos
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('photos');

-- A tier limits the number of photos. Only the database can count correctly while two uploads run at once.

create function public.place_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.place_photo() is
  'Trigger: refuses a photo beyond the limit of the laundromat''s tier (2 free, 6 premium, 10 featured), and puts a photo '
  'without a position last. A laundromat that moves to a lower tier does not lose photos.';

create trigger photos_place before insert on public.photos
  for each row execute function public.place_photo();

-- Cards show the primary photo, so concurrent changes must not leave a laundromat with photos but no primary photo.

create function public.choose_primary_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  touched uuid[] := (select array_agg(distinct laundromat_id) from changed_rows);
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update photos set is_primary = true
  where id in (
    select distinct on (laundromat_id) id from photos
    where laundromat_id = any (touched)
      and laundromat_id not in (select laundromat_id from photos where laundromat_id = any (touched) and is_primary)
    order by laundromat_id, position, id
  );
  return null;
end
$$;

comment on function public.choose_primary_photo() is
  'Trigger: makes the first photo primary if no other is. Not on update: changing the primary photo clears the flag before setting it.';

create trigger photos_primary_after_insert after insert on public.photos
  referencing new table as changed_rows for each statement execute function public.choose_primary_photo();
create trigger photos_primary_after_delete after delete on public.photos
  referencing old table as changed_rows for each statement execute function public.choose_primary_photo();

create function public.refresh_laundromat_photos() returns trigger
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
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set has_photos = not l.has_photos
  where l.id = any (touched) and l.has_photos <> exists (select from photos p where p.laundromat_id = l.id);
  return null;
end
$$;

comment on function public.refresh_laundromat_photos() is 'Trigger: updates laundromats.has_photos.';

create trigger photos_inserted after insert on public.photos
  referencing new table as new_rows for each statement execute function public.refresh_laundromat_photos();
create trigger photos_updated after update on public.photos
  referencing old table as old_rows new table as new_rows for each statement execute function public.refresh_laundromat_photos();
create trigger photos_deleted after delete on public.photos
  referencing old table as old_rows for each statement execute function public.refresh_laundromat_photos();

-- Owners can restore a photo that they deleted: its row stays here for a day, and so do its files.

create table public.photo_deletions (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  url text not null,
  alt text,
  is_primary boolean not null,
  position integer not null,
  deleted_at timestamptz not null default now()
);

comment on table public.photo_deletions is 'Photos that owners deleted, restorable for a day. Photos removed by an administrator are in moderation_actions and cannot be restored.';
comment on column public.photo_deletions.id is 'Id of the photo, also after a restore.';
comment on column public.photo_deletions.position is 'Named order in GraphQL and REST, as in photos.';

create index photo_deletions_laundromat_id on public.photo_deletions (laundromat_id, deleted_at);
create index photo_deletions_deleted_at on public.photo_deletions (deleted_at);

create function public.delete_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.delete_photo() is 'Trigger: deletes the photo with this id and laundromat and saves its row here. Does nothing if there is no such photo.';

create trigger photo_deletions_delete before insert on public.photo_deletions
  for each row execute function public.delete_photo();

create function public.restore_photo(deleted_id uuid, of_laundromat uuid) returns setof public.photos
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.restore_photo(uuid, uuid) is
  'Restores a photo that its owner deleted, with its position and primary flag. Returns no row if it cannot be restored (any more); the limit of the tier applies.';

-- Photo ids are public. While an owner can restore a deleted photo, another owner could use its id and so block the
-- restore.

create function public.refuse_waiting_photo_id() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if exists (select from photo_deletions where id = new.id and laundromat_id <> new.laundromat_id) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'photos_id_unused: this id belongs to a restorable photo of another laundromat'
      using errcode = 'check_violation', constraint = 'photos_id_unused', table = 'photos';
  end if;
  return new;
end
$$;

comment on function public.refuse_waiting_photo_id() is
  'Trigger: refuses the id of a deleted photo of another laundromat while its owner can still restore it.';

create trigger photos_check_waiting_id before insert on public.photos
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_waiting_photo_id();
