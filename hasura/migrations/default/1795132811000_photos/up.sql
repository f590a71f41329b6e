-- Pictures of a laundromat, in the order the owner chose.

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  url text not null constraint photos_url_shape check (url ~ '^(https?://.+|/photos/.+)'),
  alt text,
  is_primary boolean not null default false,
  position integer not null default 0
);

comment on column public.photos.url is 'The widest version; narrower ones lie beside it (photo-480.webp).';
comment on column public.photos.position is 'Called order in GraphQL and REST; a keyword in SQL.';

create index photos_laundromat_id on public.photos (laundromat_id, position);
create unique index photos_one_primary on public.photos (laundromat_id) where is_primary;

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
  -- Lock first, look in a second statement: its snapshot then sees what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set has_photos = not l.has_photos
  where l.id = any (touched) and l.has_photos <> exists (select from photos p where p.laundromat_id = l.id);
  return null;
end
$$;

comment on function public.refresh_laundromat_photos() is 'Trigger: keeps laundromats.has_photos.';

create trigger photos_inserted after insert on public.photos
  referencing new table as new_rows for each statement execute function public.refresh_laundromat_photos();
create trigger photos_updated after update on public.photos
  referencing old table as old_rows new table as new_rows for each statement execute function public.refresh_laundromat_photos();
create trigger photos_deleted after delete on public.photos
  referencing old table as old_rows for each statement execute function public.refresh_laundromat_photos();
