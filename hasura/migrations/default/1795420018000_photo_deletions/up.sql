-- An owner who deletes the wrong photo can bring it back: its row waits here for a day, and its files wait with it.

create table public.photo_deletions (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  url text not null,
  alt text,
  is_primary boolean not null,
  position integer not null,
  deleted_at timestamptz not null default now()
);

comment on table public.photo_deletions is 'Photos that owners deleted, kept for a day. What an administrator removes is in moderation_actions and does not come back.';
comment on column public.photo_deletions.id is 'The id of the photo, before and after.';
comment on column public.photo_deletions.position is 'Called order in GraphQL and REST, as it is for photos.';

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
  -- The same id was deleted and uploaded again.
  delete from photo_deletions where id = photo.id;
  new.url := photo.url;
  new.alt := photo.alt;
  new.is_primary := photo.is_primary;
  new.position := photo.position;
  return new;
end
$$;

comment on function public.delete_photo() is 'Trigger: deletes the photo of this id and laundromat, and keeps its row; nothing happens when there is none.';

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
  'Brings a photo back that its owner deleted, to its place and its mark. Nothing when there is none, or no longer; the cap of the tier holds.';

-- Everybody can read the id of a photo. While its owner may bring a deleted photo back, another owner could take the id and
-- block that.

create function public.refuse_waiting_photo_id() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if exists (select from photo_deletions where id = new.id and laundromat_id <> new.laundromat_id) then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'photos_id_unused: this photo of another laundromat can still be brought back'
      using errcode = 'check_violation', constraint = 'photos_id_unused', table = 'photos';
  end if;
  return new;
end
$$;

comment on function public.refuse_waiting_photo_id() is
  'Trigger: refuses a photo whose id a deleted photo of another laundromat has that its owner can still bring back.';

create trigger photos_check_waiting_id before insert on public.photos
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_waiting_photo_id();
