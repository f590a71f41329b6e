-- A laundromat that an administrator deletes by mistake comes back whole, with its photos, reviews and favorites.

create table public.deleted_laundromats (
  id uuid primary key,
  name text not null,
  city text not null,
  deleted_by uuid references public.users on delete set null,
  deleted_at timestamptz not null default now(),
  laundromat jsonb not null,
  attached jsonb not null,
  photo_urls jsonb not null
);

comment on table public.deleted_laundromats is 'Laundromats deleted by administrators, kept for 30 days.';
comment on column public.deleted_laundromats.attached is 'The rows that went with the laundromat, by table.';
comment on column public.deleted_laundromats.photo_urls is 'Files that must not be swept up while the laundromat may come back.';

create index deleted_laundromats_deleted_by on public.deleted_laundromats (deleted_by);
create index deleted_laundromats_deleted_at on public.deleted_laundromats (deleted_at desc);

create function public.keep_deleted_laundromat() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
  attached jsonb := '{}';
  child record;
  child_rows jsonb;
begin
  if session ->> 'x-hasura-role' is distinct from 'site_admin' then
    return old;
  end if;
  for child in
    select c.conrelid::regclass as table_name, a.attname as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'laundromats'::regclass and c.confdeltype = 'c'
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from %s t where %I = $1', child.table_name, child.column_name)
      into child_rows using old.id;
    attached := attached || jsonb_build_object(child.table_name::text, child_rows);
  end loop;
  insert into deleted_laundromats (id, name, city, deleted_by, laundromat, attached, photo_urls) values (
    old.id, old.name, old.city, (session ->> 'x-hasura-user-id')::uuid, to_jsonb(old), attached,
    jsonb_path_query_array(attached, '$.photos[*].url')
  );
  return old;
end
$$;

comment on function public.keep_deleted_laundromat() is
  'Trigger: copies a laundromat that an administrator deletes, and every row that the deletion takes along.';

create trigger laundromats_keep_deleted before delete on public.laundromats
  for each row execute function public.keep_deleted_laundromat();

create function public.insert_from_json(into_table regclass, content jsonb) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = into_table and attnum > 0 and not attisdropped and attgenerated = ''
  );
begin
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', into_table, columns)
    using content;
end
$$;

comment on function public.insert_from_json(regclass, jsonb) is 'Stores a row that to_jsonb took down; generated columns are made anew.';

create function public.restore_laundromat(deleted_id uuid) returns setof public.laundromats
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

comment on function public.restore_laundromat(uuid) is
  'Brings a deleted laundromat back, with what was deleted along with it. Nothing when there is none, or no longer.';
