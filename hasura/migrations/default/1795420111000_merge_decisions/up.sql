-- Merging: which owner remains is a separate decision, and for 30 days a merge is undone whole. A laundromat that looks like
-- another one is published only by an administrator who has seen the pair.

alter table public.moderation_actions
  add column keeps_owner_of text,
  add column former_owner_id uuid references public.users on delete set null,
  add column moved_rows jsonb,
  add constraint moderation_actions_keeps_owner_of_known check (keeps_owner_of in ('kept', 'merged')),
  add constraint moderation_actions_keeps_owner_of_merge check (keeps_owner_of is null or decision = 'merged');

create index moderation_actions_former_owner_id on public.moderation_actions (former_owner_id);

comment on column public.moderation_actions.keeps_owner_of is
  'For merged: kept if the owner of the laundromat that stays remains (or it stays without one), merged if the other''s owner gets it '
  'with their plan. Required where the owners differ.';
comment on column public.moderation_actions.former_owner_id is 'For merged: the owner of the laundromat that stays, before. Both owners are notified.';
comment on column public.moderation_actions.moved_rows is
  'For merged: ids of the moved rows, and the changed columns of the laundromat that stays. Cleared together with deleted_rows.';
comment on column public.moderation_actions.seen_at is
  'For approved: changed_at of the laundromat when the administrator read it; later changes are not approved. For published: '
  'created_at of the newest pair of possible_duplicates that the administrator saw.';

create function public.rows_that_move(laundromat uuid) returns jsonb
  language sql stable
  set search_path = public, pg_temp
  as $$
  select jsonb_build_object(
    'reviews', (select jsonb_agg(id) from reviews where laundromat_id = $1),
    'reports', (select jsonb_agg(id) from reports where laundromat_id = $1),
    'fact_corrections', (select jsonb_agg(id) from fact_corrections where laundromat_id = $1),
    'laundromat_claims', (select jsonb_agg(id) from laundromat_claims where laundromat_id = $1),
    'source_candidates', (select jsonb_agg(id) from source_candidates where laundromat_id = $1),
    'machines', (select jsonb_agg(id) from machines where laundromat_id = $1),
    'opening_exceptions', (select jsonb_agg(id) from opening_exceptions where laundromat_id = $1),
    'photos', (select jsonb_agg(id) from photos where laundromat_id = $1)
  )
$$;

comment on function public.rows_that_move(uuid) is 'Returns the ids of the rows of a laundromat that a merge may move, by table.';

create function public.merge_and_note(merged public.laundromats, kept_id uuid, keeps_owner_of text) returns jsonb
  language plpgsql volatile
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

comment on function public.merge_and_note(public.laundromats, uuid, text) is
  'Merges two laundromats after the decision about their owners, and returns what revert_merge needs. See merge_laundromats.';

create function public.revert_merge(merge public.moderation_actions) returns void
  language plpgsql volatile
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

comment on function public.revert_merge(public.moderation_actions) is
  'Undoes a merge whose merged laundromat has just been restored: rows, redirects, filled-in facts and owner are again where they were, '
  'except what has changed since.';

create or replace function public.apply_moderation_action() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  laundromat laundromats;
  review reviews;
  photo photos;
  report reports;
begin
  case new.subject_type
  when 'laundromat' then
    -- In the order in which every change locks laundromats.
    perform from laundromats where id in (new.subject_id, new.merged_into) order by id for update;
    select * into laundromat from laundromats where id = new.subject_id;
    new.laundromat_id := laundromat.id;
    new.author_id := laundromat.user_id;
    new.seen := moderated_content(laundromat) || jsonb_build_object('is_active', laundromat.is_active);
    case new.decision
    when 'published' then
      if exists (
        select from possible_duplicates p join laundromats other on other.id = p.other_id
        where p.laundromat_id = laundromat.id and p.status = 'open' and (new.seen_at is null or p.created_at > new.seen_at)
      ) then
        -- Hasura passes on only the text, so the text names the constraint.
        raise exception 'moderation_actions_duplicates_seen: the laundromat looks like another one'
          using errcode = 'check_violation', constraint = 'moderation_actions_duplicates_seen', table = 'moderation_actions';
      end if;
      update possible_duplicates set status = 'different' where laundromat_id = laundromat.id and status = 'open';
      update laundromats set is_active = true where id = laundromat.id;
    when 'approved' then
      if laundromat.changed_at is distinct from new.seen_at then
        -- Hasura passes on only the text, so the text names the constraint.
        raise exception 'moderation_actions_seen_is_current: the laundromat has changed since then'
          using errcode = 'check_violation', constraint = 'moderation_actions_seen_is_current', table = 'moderation_actions';
      end if;
      update laundromats set approved_content = null, changed_at = null where id = laundromat.id;
    when 'refused' then
      update laundromats set is_active = false, refused_at = now() where id = laundromat.id;
      update possible_duplicates set status = 'refused', refund = case when exists (
        select from laundromat_drafts where laundromat_id = laundromat.id and stripe_checkout_session_id is not null
      ) then 'due' end
      where laundromat_id = laundromat.id and status = 'open';
    when 'deleted', 'merged' then
      if new.decision = 'merged' then
        new.former_owner_id := (select user_id from laundromats where id = new.merged_into);
        new.moved_rows := merge_and_note(laundromat, new.merged_into, new.keeps_owner_of);
        select * into laundromat from laundromats where id = new.subject_id;
      end if;
      new.deleted_rows := case when laundromat.id is not null then rows_of_laundromat(laundromat) end;
      delete from laundromats where id = laundromat.id;
    else null;
    end case;
  when 'review' then
    delete from reviews where id = new.subject_id returning * into review;
    new.laundromat_id := review.laundromat_id;
    new.author_id := review.user_id;
    new.seen := jsonb_build_object(
      'author_name', review.author_name, 'rating', review.rating, 'comment', review.comment, 'written_at', review.created_at);
  when 'photo' then
    -- Lock the laundromat first, as every change of its photos does, so that concurrent changes wait for each other.
    perform from laundromats where id = (select laundromat_id from photos where id = new.subject_id) for update;
    delete from photos where id = new.subject_id returning * into photo;
    new.laundromat_id := photo.laundromat_id;
    new.author_id := (select user_id from laundromats where id = photo.laundromat_id);
    new.seen := jsonb_build_object('url', photo.url, 'alt', photo.alt);
  when 'report' then
    update reports set state = case new.decision when 'reopened' then 'open' else new.decision end
    where id = new.subject_id returning * into report;
    new.laundromat_id := report.laundromat_id;
    new.seen := jsonb_build_object('target', report.target, 'report_reason', report.reason);
  else null;
  end case;
  if new.laundromat_id is null then
    raise exception 'moderation_actions_%_exists: this % no longer exists', new.subject_type, new.subject_type
      using errcode = 'check_violation', constraint = format('moderation_actions_%s_exists', new.subject_type), table = 'moderation_actions';
  end if;
  return new;
end
$$;

create or replace function public.restore_laundromat(deleted_id uuid) returns setof public.laundromats
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  deletion moderation_actions;
  content jsonb;
  child_table text;
  child jsonb;
begin
  if is_former_administrator() then
    return;
  end if;
  select * into deletion from moderation_actions where laundromat_id = deleted_id and is_restorable;
  perform from laundromats where id = deletion.merged_into for update;
  select * into deletion from moderation_actions where laundromat_id = deleted_id and is_restorable for update;
  if not found then
    return;
  end if;
  content := deletion.deleted_rows #> '{laundromats,0}';
  -- The owner or plan may have been deleted in the meantime, and another laundromat may have the slug.
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
  delete from laundromat_redirects where slug = content ->> 'slug';
  perform insert_from_json('laundromats', content);
  -- For triggers that must distinguish a restore from other changes.
  perform set_config('lavoir.restoring', 'yes', true);
  for child_table, child in
    select key, value from jsonb_each(deletion.deleted_rows - 'laundromats') as by_table (key, content), jsonb_array_elements(by_table.content)
    -- The primary photo first: otherwise the first photo inserted would become primary.
    order by key, value ->> 'is_primary' desc nulls last
  loop
    begin
      perform insert_from_json(child_table::regclass, child);
    exception
      -- A favorite of a deleted account, a photo beyond the limit of a lower tier, or an id used in the meantime.
      when foreign_key_violation or check_violation or unique_violation then null;
    end;
  end loop;
  if deletion.moved_rows is not null then
    perform revert_merge(deletion);
  end if;
  update moderation_actions set deleted_rows = null, moved_rows = null where id = deletion.id;
  perform set_config('lavoir.restoring', 'no', true);
  return query select * from laundromats where id = deleted_id;
end
$$;
