CREATE OR REPLACE FUNCTION public.mark_moderation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('lavoir.moderating', case tg_when when 'BEFORE' then 'yes' else 'no' end, true);
  return new;
end
$function$;
comment on function public.mark_moderation() is 'Trigger: lets other triggers recognize the changes that a decision makes.';

CREATE OR REPLACE FUNCTION public.rows_that_move(laundromat uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.rows_that_move(uuid) is 'Returns the ids of the rows of a laundromat that a merge may move, by table.';

CREATE OR REPLACE FUNCTION public.merge_laundromats(merged public.laundromats, kept_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  perform write_columns(
    kept.id, to_jsonb(merged) || jsonb_strip_nulls(to_jsonb(kept)), optional_texts() || array['cycle_minutes']
  );
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
$function$;
comment on function public.merge_laundromats(public.laundromats,uuid) is 'Moves reviews, favorites, reports, corrections, open claims, counts, source objects and photos within the limit to the laundromat that stays, fills in its unknown facts, and redirects the address of the other, which stays for the caller to delete. Refuses when an owner or a paid tier would be lost. The caller has locked both rows.';

CREATE OR REPLACE FUNCTION public.merge_and_note(merged public.laundromats, kept_id uuid, keeps_owner_of text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
      where was.value is distinct from to_jsonb(result) -> was.key and was.key = any (owner_columns() || array[
        'user_id', 'plan_id', 'is_premium', 'is_featured', 'featured_until', 'assumed_facts'
      ])
    )
  );
end
$function$;
comment on function public.merge_and_note(public.laundromats,uuid,text) is 'Merges two laundromats after the decision about their owners, and returns what revert_merge needs. See merge_laundromats.';

CREATE OR REPLACE FUNCTION public.apply_moderation_action()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
      'author_name', review.author_name, 'rating', review.rating, 'comment', review.comment, 'written_at', review.created_at, 'is_held', review.is_held);
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
$function$;
comment on function public.apply_moderation_action() is 'Trigger: carries out the decision and saves the content of its subject. Refuses a decision whose subject no longer exists.';

CREATE TRIGGER moderation_actions_a_begin BEFORE INSERT ON public.moderation_actions FOR EACH ROW WHEN ((new.decision = 'merged'::text)) EXECUTE FUNCTION public.mark_moderation();
CREATE TRIGGER moderation_actions_apply BEFORE INSERT ON public.moderation_actions FOR EACH ROW WHEN ((new.decision = 'merged'::text)) EXECUTE FUNCTION public.apply_moderation_action();
CREATE TRIGGER moderation_actions_z_end AFTER INSERT ON public.moderation_actions FOR EACH ROW WHEN ((new.decision = 'merged'::text)) EXECUTE FUNCTION public.mark_moderation();

CREATE OR REPLACE FUNCTION public.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting uuid := coalesce(
    acting_administrator(),
    -- What an owner deletes can be restored, and is not recorded.
    case when tg_op <> 'DELETE' and tg_table_name in ('laundromats', 'photos', 'fact_corrections') then acting_owner() end);
  hidden text[] := array['updated_at'] || coalesce(tg_argv, '{}');
  old_row jsonb := to_jsonb(old) - hidden;
  new_row jsonb := to_jsonb(new) - hidden;
  known jsonb := coalesce(new_row, old_row);
  old_values jsonb := old_row;
  new_values jsonb := new_row;
  laundromat uuid := coalesce(old_row, new_row) ->> 'laundromat_id';
  laundromat_name text;
begin
  -- Changes that another trigger makes belong to the change that fired it; rows restored with a laundromat belong to the restore.
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return null;
  end if;
  if laundromat is not null then
    select name into laundromat_name from laundromats where id = laundromat;
    -- The entry of a deleted laundromat covers the rows that are deleted with it. Foreign key triggers do not count in
    -- pg_trigger_depth().
    if not found then
      return null;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value) into old_values
    from jsonb_each(old_row) where value is distinct from new_row -> key;
    if old_values is null then
      return null;
    end if;
    select jsonb_object_agg(key, new_row -> key) into new_values from jsonb_object_keys(old_values) as key;
  end if;
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting,
    acting_person_name(acting),
    lower(tg_op),
    tg_table_name,
    known ->> 'id',
    coalesce(
      known ->> 'name', known ->> 'author_name', nullif(concat_ws(' ', known ->> 'first_name', known ->> 'last_name'), ''),
      laundromat_name
    ),
    old_values,
    new_values
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_lists(operation text, table_name text, lists jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_variable
declare
  acting uuid := coalesce(acting_administrator(), acting_owner());
begin
  if acting is null or pg_trigger_depth() > 1 or current_setting('lavoir.restoring', true) = 'yes' then
    return;
  end if;
  -- Rows that are deleted with their laundromat or service join nothing here: the entry of the laundromat or service covers them.
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after)
  select
    acting,
    acting_person_name(acting),
    lower(operation),
    table_name,
    l.id,
    l.name,
    case operation when 'DELETE' then list.value end,
    case operation when 'INSERT' then list.value end
  from jsonb_each(lists) list join laundromats l on l.id = list.key::uuid;
end
$function$;

drop trigger laundromats_journal on laundromats;
drop trigger photos_journal on photos;
CREATE TRIGGER laundromats_journal AFTER INSERT OR DELETE OR UPDATE ON public.laundromats FOR EACH ROW WHEN ((current_setting('lavoir.moderating'::text, true) IS DISTINCT FROM 'yes'::text)) EXECUTE FUNCTION public.record_change('name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval', 'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at', 'open_week', 'opening_area', 'was_claimed', 'changed_at', 'changed_since');
CREATE TRIGGER photos_journal AFTER INSERT OR DELETE OR UPDATE ON public.photos FOR EACH ROW WHEN ((current_setting('lavoir.moderating'::text, true) IS DISTINCT FROM 'yes'::text)) EXECUTE FUNCTION public.record_change();
