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
