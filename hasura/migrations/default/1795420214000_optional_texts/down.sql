create or replace function public.moderated_content(laundromat public.laundromats) returns jsonb
  language sql immutable
as $$ select jsonb_build_object(
  'name', laundromat.name, 'address', laundromat.address, 'postal_code', laundromat.postal_code, 'city', laundromat.city,
  'phone', laundromat.phone, 'email', laundromat.email, 'description', laundromat.description, 'website', laundromat.website,
  'facebook', laundromat.facebook, 'instagram', laundromat.instagram
) $$;

create or replace function public.end_laundromat_refusal() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  if new.is_active and not old.is_active then
    new.refused_at := null;
  elsif new.refused_at = old.refused_at and session ->> 'x-hasura-role' is distinct from 'site_admin'
    and (new.name, new.address, new.city, new.postal_code, new.phone, new.email, new.description, new.price_from,
         new.hours, new.website, new.facebook, new.instagram)
      is distinct from
        (old.name, old.address, old.city, old.postal_code, old.phone, old.email, old.description, old.price_from,
         old.hours, old.website, old.facebook, old.instagram) then
    new.refused_at := null;
  end if;
  return new;
end
$$;

create or replace function public.owned_content(laundromat public.laundromats) returns jsonb
  language sql stable
  set search_path = public, pg_temp
  as $$
  select jsonb_build_object(
    'laundromat', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(laundromat))
      where key in (
        'name', 'address', 'postal_code', 'city', 'latitude', 'longitude', 'location_source', 'located_at', 'phone', 'email',
        'description', 'price_from', 'hours', 'weekly_hours', 'holiday_hours', 'cycle_minutes', 'website', 'facebook', 'instagram',
        'assumed_facts', 'facts_checked_at', 'approved_content', 'changed_at', 'plan_id'
      )
    ),
    'machines', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from machines m where m.laundromat_id = laundromat.id),
    'opening_exceptions', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from opening_exceptions e where e.laundromat_id = laundromat.id
    ),
    'service_ids', (
      select coalesce(jsonb_agg(s.service_id), '[]') from laundromat_services s where s.laundromat_id = laundromat.id
    ),
    'photo_ids', (select coalesce(jsonb_agg(p.id), '[]') from photos p where p.laundromat_id = laundromat.id)
  )
$$;

create or replace function public.restore_content(restored uuid, saved jsonb) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  laundromat laundromats;
begin
  delete from photos where laundromat_id = restored and not saved -> 'photo_ids' @> to_jsonb(id);
  delete from laundromat_services where laundromat_id = restored and not saved -> 'service_ids' @> to_jsonb(service_id);
  insert into laundromat_services (laundromat_id, service_id)
  select restored, id from services where saved -> 'service_ids' @> to_jsonb(id) on conflict do nothing;
  delete from machines where laundromat_id = restored;
  perform insert_from_json('machines', row_content) from jsonb_array_elements(saved -> 'machines') as row_content;
  delete from opening_exceptions where laundromat_id = restored;
  perform insert_from_json('opening_exceptions', row_content)
  from jsonb_array_elements(saved -> 'opening_exceptions') as row_content;

  select (jsonb_populate_record(l, saved -> 'laundromat')).* into laundromat from laundromats l where id = restored;
  -- One statement per group of columns: triggers fire for the columns that a statement names, and the later statements put
  -- back what they derive.
  update laundromats set
    name = laundromat.name, address = laundromat.address, postal_code = laundromat.postal_code, city = laundromat.city,
    latitude = laundromat.latitude, longitude = laundromat.longitude, location_source = laundromat.location_source,
    phone = laundromat.phone, email = laundromat.email, description = laundromat.description, price_from = laundromat.price_from,
    hours = laundromat.hours, weekly_hours = laundromat.weekly_hours, holiday_hours = laundromat.holiday_hours,
    cycle_minutes = laundromat.cycle_minutes, website = laundromat.website, facebook = laundromat.facebook,
    instagram = laundromat.instagram
  where id = restored;
  update laundromats set assumed_facts = laundromat.assumed_facts where id = restored;
  update laundromats set
    located_at = laundromat.located_at, facts_checked_at = laundromat.facts_checked_at,
    approved_content = laundromat.approved_content, changed_at = laundromat.changed_at,
    plan_id = (select id from subscription_plans where id = laundromat.plan_id)
  where id = restored;
end
$$;

create or replace function public.decide_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  before laundromats;
  after laundromats;
begin
  select * into before from laundromats where id = new.subject_id for update;
  if new.decision = 'reverted' and (before.changed_at is null or before.changed_at is distinct from new.seen_at) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'moderation_actions_seen_is_current: the laundromat has changed since then'
      using errcode = 'check_violation', constraint = 'moderation_actions_seen_is_current', table = 'moderation_actions';
  end if;
  new.seen := new.seen || before.held_content;
  after := jsonb_populate_record(before, case new.decision when 'approved' then before.held_content else before.approved_content end);
  update laundromats set
    name = after.name, phone = after.phone, email = after.email, description = after.description, website = after.website,
    facebook = after.facebook, instagram = after.instagram,
    held_content = '{}', approved_content = null, changed_at = null, changed_since = null
  where id = before.id;
  -- Triggers fire for the columns that a statement names: an address that is not named keeps its point.
  if (after.address, after.postal_code, after.city) is distinct from (before.address, before.postal_code, before.city) then
    update laundromats set address = after.address, postal_code = after.postal_code, city = after.city where id = before.id;
  end if;
  return new;
end
$$;

create or replace function public.merge_laundromats(merged public.laundromats, kept_id uuid) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  kept laundromats;
  refusal text;
  photos_allowed integer;
begin
  select * into kept from laundromats where id = kept_id;
  refusal := case
    when kept.id is null or merged.id is null or kept.id = merged.id then 'moderation_actions_merge_exists: one of both is gone'
    when merged.user_id is not null and merged.user_id is distinct from kept.user_id
      then 'moderation_actions_merge_keeps_owner: the owner of the merged laundromat would lose it'
    when merged.tier < kept.tier then 'moderation_actions_merge_keeps_tier: the merged laundromat has a higher tier'
    when merged.is_active and not kept.is_active then 'moderation_actions_merge_keeps_published: the one that stays is not published'
  end;
  if refusal is not null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception '%', refusal
      using errcode = 'check_violation', constraint = split_part(refusal, ':', 1), table = 'moderation_actions';
  end if;

  -- The newest review of each person is kept. An older one goes with the merged laundromat, and so is restored with it.
  update reviews r set laundromat_id = case r.laundromat_id when merged.id then kept.id else merged.id end
  where r.laundromat_id = merged.id and not exists (
      select from reviews other
      where other.laundromat_id = kept.id and other.user_id = r.user_id and other.created_at >= r.created_at
    )
    or r.laundromat_id = kept.id and exists (
      select from reviews other
      where other.laundromat_id = merged.id and other.user_id = r.user_id and other.created_at > r.created_at
    );

  update favorites f set laundromat_id = kept.id
  where laundromat_id = merged.id
    and not exists (select from favorites other where other.laundromat_id = kept.id and other.user_id = f.user_id);
  update reports set laundromat_id = kept.id where laundromat_id = merged.id;
  update fact_corrections c set laundromat_id = kept.id
  where laundromat_id = merged.id and not exists (
    select from fact_corrections other
    where other.laundromat_id = kept.id and other.status = 'open' and other.kind = c.kind
      and other.sender_hash = c.sender_hash and other.proposed is not distinct from c.proposed
  );
  -- Decided claims are about the content of the merged laundromat.
  update laundromat_claims c set laundromat_id = kept.id, is_dispute = is_dispute or kept.user_id is not null
  where laundromat_id = merged.id and status in ('draft', 'submitted') and not exists (
    select from laundromat_claims other
    where other.laundromat_id = kept.id and other.user_id = c.user_id and other.status in ('draft', 'submitted')
  );
  with counted as (
    delete from laundromat_counts where laundromat_id = merged.id returning month, kind, count
  )
  insert into laundromat_counts as stored (laundromat_id, month, kind, count)
  select kept.id, month, kind, count from counted
  on conflict (laundromat_id, month, kind) do update set count = least(stored.count::bigint + excluded.count, 2147483647);

  -- Objects of the source: the next import compares their facts with those of the laundromat that stays.
  update source_objects set laundromat_id = kept.id where laundromat_id = merged.id;
  update source_candidates c set laundromat_id = kept.id
  where laundromat_id = merged.id and not exists (
    select from source_candidates other
    where other.laundromat_id = kept.id and other.source_type = c.source_type and other.source_id = c.source_id
  );

  photos_allowed := case when kept.is_featured then 10 when kept.is_premium then 6 else 2 end
    - (select count(*) from photos where laundromat_id = kept.id);
  with moved as (
    select id, row_number() over (order by is_primary desc, position, id) as place
    from photos where laundromat_id = merged.id
    order by place limit greatest(photos_allowed, 0)
  )
  update photos set laundromat_id = kept.id, is_primary = not kept.has_photos and moved.place = 1,
    position = moved.place + (select coalesce(max(position), -1) from photos where laundromat_id = kept.id)
  from moved where photos.id = moved.id;

  -- Unknown facts of the laundromat that stays. One statement per fact: triggers fire for the columns that a statement names.
  update laundromats set
    phone = coalesce(kept.phone, merged.phone), email = coalesce(kept.email, merged.email),
    description = coalesce(kept.description, merged.description), website = coalesce(kept.website, merged.website),
    facebook = coalesce(kept.facebook, merged.facebook), instagram = coalesce(kept.instagram, merged.instagram),
    cycle_minutes = coalesce(kept.cycle_minutes, merged.cycle_minutes)
  where id = kept.id;
  if kept.location_source = 'commune' and merged.location_source <> 'commune' then
    update laundromats set latitude = merged.latitude, longitude = merged.longitude where id = kept.id;
  end if;
  if kept.stated_hours is null and kept.weekly_hours is null and merged.stated_hours is not null then
    update laundromats set hours = merged.hours, weekly_hours = merged.weekly_hours, holiday_hours = merged.holiday_hours
    where id = kept.id;
    update opening_exceptions set laundromat_id = kept.id
    where laundromat_id = merged.id and not exists (select from opening_exceptions where laundromat_id = kept.id);
  end if;
  if kept.stated_price_from is null and merged.stated_price_from is not null then
    update laundromats set price_from = merged.price_from where id = kept.id;
  end if;
  update machines set laundromat_id = kept.id
  where laundromat_id = merged.id and not exists (select from machines where laundromat_id = kept.id);
  insert into laundromat_services (laundromat_id, service_id)
  select kept.id, service_id from laundromat_services
  where laundromat_id = merged.id and not exists (select from laundromat_services where laundromat_id = kept.id);

  update laundromat_redirects set laundromat_id = kept.id where laundromat_id = merged.id;
  insert into laundromat_redirects (slug, laundromat_id) values (merged.slug, kept.id)
  on conflict (slug) do update set laundromat_id = excluded.laundromat_id;
end
$$;

create or replace function public.merge_and_note(merged public.laundromats, kept_id uuid, keeps_owner_of text) returns jsonb
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  kept laundromats;
  result laundromats;
  had jsonb := rows_that_move(merged.id);
  kept_had jsonb := rows_that_move(kept_id);
  noted jsonb := jsonb_build_object(
    'photo_places', (
      select jsonb_agg(jsonb_build_object('id', id, 'is_primary', is_primary, 'position', position)) from photos where laundromat_id = merged.id
    ),
    'disputes', (select jsonb_agg(id) from laundromat_claims where laundromat_id = merged.id and is_dispute),
    'favorites', (
      select jsonb_agg(jsonb_build_object('user_id', f.user_id, 'created_at', f.created_at, 'had_both', exists (
        select from favorites other where other.laundromat_id = kept_id and other.user_id = f.user_id
      ))) from favorites f where f.laundromat_id = merged.id
    ),
    'counts', (select jsonb_agg(to_jsonb(c)) from laundromat_counts c where c.laundromat_id = merged.id),
    'sources', (select jsonb_agg(jsonb_build_object('type', type, 'id', id)) from source_objects where laundromat_id = merged.id),
    'redirects', (select jsonb_agg(slug) from laundromat_redirects where laundromat_id = merged.id)
  );
  services uuid[] := array(select service_id from laundromat_services where laundromat_id = kept_id);
begin
  select * into kept from laundromats where id = kept_id;
  if kept.id is not null and merged.user_id is not null and merged.user_id is distinct from kept.user_id then
    if keeps_owner_of = 'merged' then
      -- The plan of the new owner covered the merged laundromat, and covers this one instead.
      update laundromats set user_id = merged.user_id, plan_id = merged.plan_id, is_premium = merged.is_premium,
        is_featured = merged.is_featured, featured_until = merged.featured_until
      where id = kept.id;
    elsif keeps_owner_of = 'kept' then
      merged.user_id := null;
      merged.tier := 2;
    end if;
  end if;
  perform merge_laundromats(merged, kept_id);
  select * into result from laundromats where id = kept_id;
  return jsonb_strip_nulls(noted) || jsonb_build_object(
    'moved', (
      select jsonb_object_agg(key, ids) from (
        select now_there.key, jsonb_agg(moved_id) as ids
        from jsonb_each(rows_that_move(kept_id)) now_there, jsonb_array_elements_text(nullif(now_there.value, 'null')) moved_id
        where had -> now_there.key @> to_jsonb(moved_id)
        group by now_there.key
      ) moved
    ),
    'replaced_reviews', (select jsonb_agg(id) from reviews where laundromat_id = merged.id and kept_had -> 'reviews' @> to_jsonb(id)),
    'services', (
      select jsonb_agg(service_id) from laundromat_services where laundromat_id = kept_id and service_id <> all (services)
    ),
    'columns', (
      select jsonb_object_agg(was.key, jsonb_build_array(was.value, to_jsonb(result) -> was.key))
      from jsonb_each(to_jsonb(kept)) was
      where was.value is distinct from to_jsonb(result) -> was.key and was.key = any (array[
        'user_id', 'plan_id', 'is_premium', 'is_featured', 'featured_until', 'phone', 'email', 'description', 'website', 'facebook',
        'instagram', 'cycle_minutes', 'latitude', 'longitude', 'hours', 'weekly_hours', 'holiday_hours', 'price_from', 'assumed_facts'
      ])
    )
  );
end
$$;

create or replace function public.revert_merge(merge public.moderation_actions) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  merged uuid := merge.laundromat_id;
  kept laundromats;
  moved jsonb := coalesce(nullif(merge.moved_rows -> 'moved', 'null'), '{}');
  undone jsonb;
  former laundromats;
  child_table text;
begin
  select * into kept from laundromats where id = merge.merged_into;
  if not found then
    return;
  end if;
  -- What was deleted since, or moved on, stays so. Both reviews of a person change places in one statement.
  update reviews set laundromat_id = case laundromat_id when kept.id then merged else kept.id end
  where laundromat_id = kept.id and moved -> 'reviews' @> to_jsonb(id)
    or laundromat_id = merged and merge.moved_rows -> 'replaced_reviews' @> to_jsonb(id);
  foreach child_table in array array['reports', 'fact_corrections', 'source_candidates', 'machines', 'opening_exceptions'] loop
    execute format('update %I set laundromat_id = $1 where laundromat_id = $2 and $3 @> to_jsonb(id)', child_table)
      using merged, kept.id, moved -> child_table;
  end loop;
  update laundromat_claims set laundromat_id = merged, is_dispute = coalesce(merge.moved_rows -> 'disputes' @> to_jsonb(id), false)
  where laundromat_id = kept.id and status in ('draft', 'submitted') and moved -> 'laundromat_claims' @> to_jsonb(id);
  -- Not primary at first: a laundromat has only one primary photo.
  update photos set laundromat_id = merged, is_primary = false, position = place.position
  from jsonb_to_recordset(merge.moved_rows -> 'photo_places') as place (id uuid, position integer)
  where photos.id = place.id and photos.laundromat_id = kept.id and moved -> 'photos' @> to_jsonb(photos.id);
  if exists (select from photos where laundromat_id = merged and merge.moved_rows -> 'photo_places' @> jsonb_build_array(
    jsonb_build_object('id', id, 'is_primary', true))) then
    update photos set is_primary = false where laundromat_id = merged and is_primary;
    update photos set is_primary = true where laundromat_id = merged
      and merge.moved_rows -> 'photo_places' @> jsonb_build_array(jsonb_build_object('id', id, 'is_primary', true));
  end if;

  insert into favorites (user_id, laundromat_id, created_at)
  select f.user_id, merged, f.created_at
  from jsonb_to_recordset(merge.moved_rows -> 'favorites') as f (user_id uuid, created_at timestamptz, had_both boolean)
  join users on users.id = f.user_id
  where f.had_both or exists (select from favorites present where present.laundromat_id = kept.id and present.user_id = f.user_id)
  on conflict do nothing;
  delete from favorites present
  using jsonb_to_recordset(merge.moved_rows -> 'favorites') as f (user_id uuid, had_both boolean)
  where present.laundromat_id = kept.id and present.user_id = f.user_id and not f.had_both;
  delete from laundromat_counts present
  using jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  where present.laundromat_id = kept.id and present.month = c.month and present.kind = c.kind and present.count <= c.count;
  update laundromat_counts present set count = present.count - c.count
  from jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  where present.laundromat_id = kept.id and present.month = c.month and present.kind = c.kind;
  insert into laundromat_counts (laundromat_id, month, kind, count)
  select merged, month, kind, count
  from jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  on conflict do nothing;
  update source_objects set laundromat_id = merged
  from jsonb_to_recordset(merge.moved_rows -> 'sources') as s (type text, id bigint)
  where source_objects.type = s.type and source_objects.id = s.id and source_objects.laundromat_id = kept.id;
  update laundromat_redirects set laundromat_id = merged
  where laundromat_id = kept.id and merge.moved_rows -> 'redirects' @> to_jsonb(slug);
  delete from laundromat_services
  where laundromat_id = kept.id and nullif(merge.moved_rows -> 'services', 'null') @> to_jsonb(service_id);

  -- Only columns that have not changed since.
  select jsonb_object_agg(key, value -> 0) into undone from jsonb_each(nullif(merge.moved_rows -> 'columns', 'null'))
  where to_jsonb(kept) -> key is not distinct from value -> 1;
  if undone is null then
    return;
  end if;
  select (jsonb_populate_record(kept, undone)).* into former;
  update laundromats set phone = former.phone, email = former.email, description = former.description, website = former.website,
    facebook = former.facebook, instagram = former.instagram, cycle_minutes = former.cycle_minutes
  where id = kept.id and undone ?| array['phone', 'email', 'description', 'website', 'facebook', 'instagram', 'cycle_minutes'];
  -- A merge gives a point only to a laundromat that stood at the centre of its commune.
  update laundromats set latitude = null, longitude = null where id = kept.id and undone ?& array['latitude', 'longitude'];
  update laundromats set hours = former.hours, weekly_hours = former.weekly_hours, holiday_hours = former.holiday_hours
  where id = kept.id and undone ?| array['hours', 'weekly_hours', 'holiday_hours'];
  update laundromats set price_from = former.price_from where id = kept.id and undone ? 'price_from';
  update laundromats set assumed_facts = former.assumed_facts where id = kept.id and undone ? 'assumed_facts';
  update laundromats set user_id = (select id from users where id = former.user_id),
    plan_id = (select id from subscription_plans where id = former.plan_id), is_premium = former.is_premium,
    is_featured = former.is_featured, featured_until = former.featured_until
  where id = kept.id and undone ? 'user_id';
end
$$;

create or replace function public.release_claimed_laundromats(claimant uuid) returns setof public.laundromat_claims
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  claim uuid;
  released uuid;
begin
  for claim in
    select c.id from laundromat_claims c join laundromats l on l.id = c.laundromat_id and l.user_id = c.user_id
    where c.user_id = claimant and c.status = 'accepted'
  loop
    return query select * from revert_claim(claim, null, 'Compte supprimé');
  end loop;
  -- An earlier owner claimed it, or the claim is deleted: its facts stay, without the owner's words, photos and contact details.
  for released in select id from laundromats where user_id = claimant and was_claimed for no key update loop
    delete from photos where laundromat_id = released;
    update reviews set answer = null, answered_at = null where laundromat_id = released;
    update laundromats
    set user_id = null, plan_id = null, is_premium = false, is_featured = false, featured_until = null, phone = null, email = null,
      website = null, facebook = null, instagram = null, description = null, approved_content = null, held_content = '{}'
    where id = released;
  end loop;
end
$$;

drop function public.write_columns(uuid, jsonb, text[]);

drop function public.owner_columns();

drop function public.optional_texts();
