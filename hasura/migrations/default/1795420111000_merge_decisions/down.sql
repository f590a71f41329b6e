drop index public.moderation_actions_former_owner_id;
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
    when 'deleted', 'merged' then
      if new.decision = 'merged' then
        perform merge_laundromats(laundromat, new.merged_into);
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
  update moderation_actions set deleted_rows = null where id = deletion.id;
  perform set_config('lavoir.restoring', 'no', true);
  return query select * from laundromats where id = deleted_id;
end
$$;

drop function public.revert_merge(public.moderation_actions);
drop function public.merge_and_note(public.laundromats, uuid, text);
drop function public.rows_that_move(uuid);
alter table public.moderation_actions drop column keeps_owner_of, drop column former_owner_id, drop column moved_rows;
comment on column public.moderation_actions.seen_at is 'For approved: changed_at of the laundromat when the administrator read it. Later changes are not approved.';
