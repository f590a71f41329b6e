-- The id of a laundromat, a review, a photo or a message is made by a browser, which sends it again when no answer came. An id
-- that was free again after a deletion let an outbox publish a removed review, and an owner block a restore.

create table public.deleted_ids (
  table_name text not null,
  id uuid not null,
  primary key (table_name, id)
);

comment on table public.deleted_ids is
  'Ids that rows had and that no other row may get. Kept for good: an id tells nothing about anybody.';

insert into public.deleted_ids (table_name, id)
  select 'laundromats', id from public.deleted_laundromats
  union select 'reviews', (child ->> 'id')::uuid from public.deleted_laundromats, jsonb_array_elements(attached -> 'reviews') as child
  union select 'photos', (child ->> 'id')::uuid from public.deleted_laundromats, jsonb_array_elements(attached -> 'photos') as child
  union select 'reviews', review_id from public.review_removals
  union select 'photos', photo_id from public.photo_removals;

create function public.keep_deleted_ids() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  insert into deleted_ids (table_name, id) select tg_table_name, id from deleted on conflict do nothing;
  return null;
end
$$;

comment on function public.keep_deleted_ids() is 'Trigger: keeps the ids of deleted rows used.';

create trigger laundromats_keep_deleted_ids after delete on public.laundromats
  referencing old table as deleted for each statement execute function public.keep_deleted_ids();
create trigger reviews_keep_deleted_ids after delete on public.reviews
  referencing old table as deleted for each statement execute function public.keep_deleted_ids();
create trigger contacts_keep_deleted_ids after delete on public.contacts
  referencing old table as deleted for each statement execute function public.keep_deleted_ids();

create function public.keep_deleted_photo_ids() returns trigger
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

comment on function public.keep_deleted_photo_ids() is
  'Trigger: keeps the ids of photos used that an administrator removed or that went with their laundromat. An owner may put a photo back.';

create trigger photos_keep_deleted_ids after delete on public.photos
  referencing old table as deleted for each statement execute function public.keep_deleted_photo_ids();

create function public.refuse_deleted_id() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if current_setting('lavoir.restoring', true) = 'yes' then
    return new;
  end if;
  if exists (select from deleted_ids where table_name = tg_argv[0] and id = new.id) then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception '%_id_unused: this id belonged to a row that was deleted', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_id_unused', table = tg_table_name;
  end if;
  return new;
end
$$;

comment on function public.refuse_deleted_id() is
  'Trigger: refuses a row whose id a deleted row of the named table had, unless restore_laundromat brings it back.';

-- Only what comes through Hasura: an import or a seed written in SQL may put back what it deletes.
create trigger laundromats_check_id before insert on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('laundromats');
create trigger laundromat_drafts_check_id before insert on public.laundromat_drafts
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('laundromats');
create trigger reviews_check_id before insert on public.reviews
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('reviews');
create trigger photos_check_id before insert on public.photos
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('photos');
create trigger contacts_check_id before insert on public.contacts
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('contacts');

create or replace function public.restore_laundromat(deleted_id uuid) returns setof public.laundromats
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  kept deleted_laundromats;
  content jsonb;
  child_table text;
  child jsonb;
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  -- No row condition stands before a function: the administrator is looked up here, as the account is now.
  if session ->> 'x-hasura-role' = 'site_admin' and not exists (
    select from users where id = (session ->> 'x-hasura-user-id')::uuid and is_active and role = 'admin'
  ) then
    return;
  end if;
  delete from deleted_laundromats where id = deleted_id returning * into kept;
  if not found then
    return;
  end if;
  content := kept.laundromat;
  -- What it pointed to may have gone meanwhile, and its address may be another's by now.
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
  perform insert_from_json('laundromats', content);
  -- For triggers that tell a change from a return.
  perform set_config('lavoir.restoring', 'yes', true);
  for child_table, child in
    select key, value from jsonb_each(kept.attached) as by_table (key, content), jsonb_array_elements(by_table.content)
    -- The primary photo first: where none is, the next one to come would take its place.
    order by key, value ->> 'is_primary' desc nulls last
  loop
    begin
      perform insert_from_json(child_table::regclass, child);
    exception
      -- A favourite of a user who left; a photo beyond the cap that a change of tier had let stay; an id taken meanwhile.
      when foreign_key_violation or check_violation or unique_violation then null;
    end;
  end loop;
  perform set_config('lavoir.restoring', 'no', true);
  return query select * from laundromats where id = deleted_id;
end
$$;
