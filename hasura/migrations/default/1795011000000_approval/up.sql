-- What owners write and what of it is public: approval, held changes, closed laundromats.

-- One list of the texts that an owner may leave empty. All functions that compare, save, merge, restore or remove the
-- content of a laundromat take it from here, so that a new field is forgotten by none.

create function public.optional_texts() returns text[]
  language sql immutable parallel safe
  return array['phone', 'email', 'description', 'website', 'facebook', 'instagram'];
comment on function public.optional_texts is
  'Returns the columns of laundromats with the texts that an owner may leave empty. A new one is added in its migration.';

create function public.owner_columns() returns text[]
  language sql immutable parallel safe
  set search_path = public, pg_temp
  as $$
  select array[
    'name', 'address', 'postal_code', 'city', 'latitude', 'longitude', 'price_from', 'hours', 'weekly_hours', 'holiday_hours',
    'cycle_minutes'
  ] || optional_texts()
$$;
comment on function public.owner_columns is 'Returns the columns of laundromats that an owner edits.';

create function public.write_columns(written uuid, content jsonb, columns text[]) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  execute format(
    'update laundromats l set %s from jsonb_populate_record(null::laundromats, $1) c where l.id = $2',
    (select string_agg(format('%1$I = c.%1$I', name), ', ') from unnest(columns) name)
  ) using content, written;
end
$$;
comment on function public.write_columns is
  'Writes these columns of a laundromat in one statement; those that the content lacks become null.';

create function public.moderated_content(laundromat public.laundromats) returns jsonb
  language sql stable
  set search_path = public, pg_temp
  as $$
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(laundromat))
  where key = any (array['name', 'address', 'postal_code', 'city'] || optional_texts())
$$;
comment on function public.moderated_content is 'Returns the columns that administrators check before they publish a laundromat.';

create function public.save_approved_content() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  content jsonb;
  approved jsonb;
begin
  if new.user_id is distinct from old.user_id then
    -- What waits was entered by the former owner.
    new.held_content := '{}';
  end if;
  if not new.is_active then
    -- The whole unpublished laundromat is pending, or was refused. Its owner finds there what they entered last.
    new := jsonb_populate_record(new, new.held_content);
    new.held_content := '{}';
    new.approved_content := null;
    new.changed_at := null;
    new.changed_since := null;
    return new;
  end if;
  content := moderated_content(new);
  select coalesce(jsonb_object_agg(key, value), '{}') into new.held_content
  from jsonb_each(new.held_content) where value is distinct from content -> key;
  if not old.is_active then
    return new;
  end if;
  if acting_administrator() is null then
    if content <> moderated_content(old) or new.held_content <> old.held_content then
      -- After several changes, the approved content is still the first version; going back to it ends the wait for review.
      approved := coalesce(old.approved_content, moderated_content(old));
      if approved = content and new.held_content = '{}' then
        approved := null;
      end if;
      new.approved_content := approved;
      new.changed_at := case when approved is not null then clock_timestamp() end;
    end if;
  elsif new.approved_content = old.approved_content then
    -- What an administrator changes is approved.
    select new.approved_content || coalesce(jsonb_object_agg(key, value), '{}') into new.approved_content
    from jsonb_each(content) where value is distinct from moderated_content(old) -> key;
  end if;
  new.changed_since := case when new.changed_at is not null then coalesce(old.changed_since, new.changed_at) end;
  return new;
end
$$;
comment on function public.save_approved_content is
  'Trigger: saves the approved content when the owner changes a published laundromat, and ends the wait of values that are '
  'published meanwhile.';

create trigger laundromats_save_approved before update on public.laundromats
  for each row when (
    current_setting('hasura.user', true) <> ''
    -- What awaits approval stays so until the laundromat is reopened.
    and (new.closed_at is null or new.user_id is distinct from old.user_id)
  ) execute function public.save_approved_content();

-- Columns of a laundromat have one permission for all rows. This view has the rows of the owner alone.

create view public.held_changes as
  select id as laundromat_id, held_content as content from public.laundromats where held_content <> '{}';
comment on view public.held_changes is 'What owners have entered and an administrator has not approved yet. Owners read their own.';

create view public.closed_laundromats as
select id, slug, name, address, postal_code, city, latitude, longitude, commune_id, closed_at
from public.laundromats where closed_at is not null;
comment on view public.closed_laundromats is 'Facts that visitors read about laundromats closed for good.';
