-- A tier limits how many photos a laundromat may show, and only the database can count two uploads at once.

create function public.place_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  allowed integer;
begin
  -- Uploads to one laundromat wait for each other here, then look in a statement that sees what the other committed.
  select case when is_featured then 10 when is_premium then 6 else 2 end into allowed
  from laundromats where id = new.laundromat_id for no key update;
  -- A photo sent twice does not count against itself, so that a seed may run again.
  if (select count(*) from photos where laundromat_id = new.laundromat_id and id <> new.id) >= allowed then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'photos_within_tier: the tier allows no more than % photos', allowed
      using errcode = 'check_violation', constraint = 'photos_within_tier', table = 'photos';
  end if;
  if new.position is null then
    select coalesce(max(position) + 1, 0) into new.position from photos where laundromat_id = new.laundromat_id;
  end if;
  return new;
end
$$;

-- Left out, a position is then null until the trigger decides. Nothing but null can say "left out" to it.
alter table public.photos alter column position drop default;

comment on function public.place_photo() is
  'Trigger: refuses a photo beyond the cap of the laundromat''s tier (2 free, 6 premium, 10 featured), and puts one that '
  'comes without a position last. A laundromat that falls to a lower tier keeps what it has.';

create trigger photos_place before insert on public.photos
  for each row execute function public.place_photo();
