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
