-- Photos of laundromats, in the order that the owner chose.

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  url text not null constraint photos_url_shape check (url ~ '^(https?://.+|/photos/.+)'),
  alt text,
  is_primary boolean not null default false,
  position integer not null default 0
);

comment on column public.photos.url is 'URL of the widest version; narrower versions are stored beside it (photo-480.webp).';
comment on column public.photos.position is 'Named order in GraphQL and REST, which is a keyword in SQL.';

create index photos_laundromat_id on public.photos (laundromat_id, position);
create unique index photos_one_primary on public.photos (laundromat_id) where is_primary;

create trigger photos_journal after insert or update or delete on public.photos
  for each row execute function public.record_change();

create trigger photos_check_id before insert or delete on public.photos
  for each row execute function public.reserve_deleted_ids();

-- Cards show the primary photo, so concurrent changes must not leave a laundromat with photos but no primary photo.

create function public.refresh_laundromat_photos() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set has_photos = not l.has_photos
  where l.id in (old.laundromat_id, new.laundromat_id)
    and l.has_photos <> exists (select from photos p where p.laundromat_id = l.id);
  if tg_op <> 'UPDATE' then
    update photos set is_primary = true
    where id = (
      select id from photos where laundromat_id in (old.laundromat_id, new.laundromat_id) order by is_primary desc, position, id limit 1
    ) and not is_primary;
  end if;
  return null;
end
$$;
comment on function public.refresh_laundromat_photos is
  'Trigger: updates laundromats.has_photos, and makes the first photo primary if no other is. Not on update: changing the primary photo '
  'clears the flag before setting it.';

create trigger photos_refresh after insert or update or delete on public.photos
  for each row execute function public.refresh_laundromat_photos();

-- Owners can restore a photo that they deleted: its row stays here for a day, and so do its files.

create table public.photo_deletions (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  url text not null,
  alt text,
  is_primary boolean not null,
  position integer not null,
  is_replaced boolean not null default false,
  deleted_at timestamptz not null default now()
);
comment on table public.photo_deletions is
  'Photos that owners deleted, restorable for a day. Photos removed by an administrator are in moderation_actions and cannot be restored.';
comment on column public.photo_deletions.id is 'Id of the photo, also after a restore.';
comment on column public.photo_deletions.position is 'Named order in GraphQL and REST, as in photos.';
comment on column public.photo_deletions.is_replaced is
  'A photo was added since: this one can be restored only below the cap of the tier. Others also after a fall to a lower tier.';

create index photo_deletions_laundromat_id on public.photo_deletions (laundromat_id, deleted_at);
create index photo_deletions_deleted_at on public.photo_deletions (deleted_at);
