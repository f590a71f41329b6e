-- Cards show the primary photo, so a laundromat with photos must not be left without one by two changes at once.

create function public.choose_primary_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  touched uuid[] := (select array_agg(distinct laundromat_id) from changed_rows);
begin
  -- Lock first, look in a second statement: its snapshot then sees what a concurrent change committed.
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
  'Trigger: makes the first photo the primary one where none is. Not on update: moving the mark clears it before setting it.';

create trigger photos_primary_after_insert after insert on public.photos
  referencing new table as changed_rows for each statement execute function public.choose_primary_photo();
create trigger photos_primary_after_delete after delete on public.photos
  referencing old table as changed_rows for each statement execute function public.choose_primary_photo();
