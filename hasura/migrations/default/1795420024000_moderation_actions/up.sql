-- Decisions of administrators about laundromats, reviews, photos and reports. Inserting a row carries out the decision, so
-- that every decision is recorded. Refusals and removals state a reason, which is emailed to the owner or author
-- (Regulation (EU) 2019/1150, article 4; Regulation (EU) 2022/2065, article 17).

create table public.moderation_actions (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null,
  subject_id uuid not null,
  decision text not null,
  reason text constraint moderation_actions_reason_filled check (btrim(reason) <> ''),
  seen_at timestamptz,
  merged_into uuid,
  decided_by uuid references public.users on delete set null,
  created_at timestamptz not null default now(),

  -- Written by the trigger.
  laundromat_id uuid not null,
  author_id uuid references public.users on delete set null,
  seen jsonb not null,
  deleted_rows jsonb,
  is_restorable boolean not null generated always as (deleted_rows is not null) stored,

  constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'),
    ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  )),
  constraint moderation_actions_merged_into_named check ((decision = 'merged') = (merged_into is not null)),
  constraint moderation_actions_reasoned check ((decision in ('refused', 'removed')) = (reason is not null))
);

comment on table public.moderation_actions is
  'Decisions of administrators; inserting a row carries out the decision. Deleted after three years, except refusals still in force.';
comment on column public.moderation_actions.subject_type is 'laundromat, review, photo or report.';
comment on column public.moderation_actions.subject_id is 'Id of the subject. No foreign key: the decision outlives a deleted subject.';
comment on column public.moderation_actions.decision is
  'Of a laundromat: published, approved (a change by its owner), refused (or withdrawn), deleted, '
  'merged (into another, and deleted). Of a review or photo: removed. '
  'Of a report: upheld, dismissed, reopened.';
comment on column public.moderation_actions.merged_into is
  'For merged: the laundromat that stays. No foreign key: it may be deleted later.';
comment on column public.moderation_actions.reason is 'Emailed to the owner or author.';
comment on column public.moderation_actions.seen_at is 'For approved: changed_at of the laundromat when the administrator read it. Later changes are not approved.';
comment on column public.moderation_actions.laundromat_id is 'The laundromat concerned. No foreign key: it may have been deleted.';
comment on column public.moderation_actions.author_id is 'Author of the review, or owner of the laundromat at that time.';
comment on column public.moderation_actions.seen is 'Content of the subject at that time.';
comment on column public.moderation_actions.deleted_rows is
  'For deleted and merged: the laundromat and the rows deleted with it, by table. Cleared after a restore, or after 30 days.';

create index moderation_actions_laundromat_id on public.moderation_actions (laundromat_id, created_at desc);
create index moderation_actions_author_id on public.moderation_actions (author_id);
create index moderation_actions_decided_by on public.moderation_actions (decided_by);
create index moderation_actions_created_at on public.moderation_actions (created_at);
create index moderation_actions_restorable on public.moderation_actions (created_at desc) where is_restorable;

create function public.rows_of_laundromat(laundromat public.laundromats) returns jsonb
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  found_rows jsonb := jsonb_build_object('laundromats', jsonb_build_array(to_jsonb(laundromat)));
  child record;
  child_rows jsonb;
begin
  for child in
    select c.conrelid::regclass as table_name, a.attname as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'laundromats'::regclass and c.confdeltype = 'c'
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from %s t where %I = $1', child.table_name, child.column_name)
      into child_rows using laundromat.id;
    found_rows := found_rows || jsonb_build_object(child.table_name::text, child_rows);
  end loop;
  return found_rows;
end
$$;

comment on function public.rows_of_laundromat(public.laundromats) is
  'Returns a laundromat and all rows that are deleted with it, by table.';

create function public.apply_moderation_action() returns trigger
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

comment on function public.apply_moderation_action() is
  'Trigger: carries out the decision and saves the content of its subject. Refuses a decision whose subject no longer exists.';

create trigger moderation_actions_apply before insert on public.moderation_actions
  for each row execute function public.apply_moderation_action();

create function public.record_moderation() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  acting uuid := acting_administrator();
begin
  if acting is null then
    return null;
  end if;
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting,
    (select concat_ws(' ', first_name, last_name) from users where id = acting),
    'insert',
    tg_table_name,
    new.subject_id,
    coalesce(
      new.seen ->> 'name',
      new.seen ->> 'author_name',
      (select name from laundromats where id = new.laundromat_id and new.subject_type = 'photo')
    ),
    case
      when new.decision in ('removed', 'deleted', 'merged') then new.seen
      when new.subject_type = 'laundromat' then jsonb_build_object('is_active', new.seen -> 'is_active')
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'subject_type', new.subject_type,
      'decision', new.decision,
      'reason', new.reason,
      'merged_into', (select name from laundromats where id = new.merged_into),
      'is_active', case new.decision
        when 'published' then to_jsonb(true)
        when 'refused' then to_jsonb(false)
        when 'approved' then new.seen -> 'is_active'
      end
    ))
  );
  return null;
end
$$;

comment on function public.record_moderation() is
  'Trigger: writes the decision to the journal; for a removal or deletion, with the removed content.';

create trigger moderation_actions_journal after insert on public.moderation_actions
  for each row execute function public.record_moderation();

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

comment on function public.insert_from_json(regclass, jsonb) is 'Inserts a row saved by to_jsonb; generated columns are computed again.';

create function public.is_former_administrator() returns boolean
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  return session ->> 'x-hasura-role' = 'site_admin' and not exists (
    select from users where id = (session ->> 'x-hasura-user-id')::uuid and is_active and role = 'admin'
  );
end
$$;

comment on function public.is_former_administrator() is
  'True if the session is that of an administrator whose account no longer is one. Permissions on a function have no row filter, '
  'so each function that administrators call checks it.';

create function public.restore_laundromat(deleted_id uuid) returns setof public.laundromats
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

comment on function public.restore_laundromat(uuid) is
  'Restores a deleted laundromat and the rows deleted with it. Returns no row if it cannot be restored (any more).';
