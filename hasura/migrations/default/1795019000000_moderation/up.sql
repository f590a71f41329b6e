-- Decisions of administrators about laundromats, reviews, photos and reports. Refusals and removals have a reason, which is emailed to
-- the owner or author (Regulation (EU) 2019/1150, article 4; Regulation (EU) 2022/2065, article 17).

create table public.moderation_actions (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null,
  subject_id uuid not null,
  decision text not null,
  reason text constraint moderation_actions_reason_filled check (btrim(reason) <> ''),
  seen_at timestamptz,
  merged_into uuid,
  keeps_owner_of text constraint moderation_actions_keeps_owner_of_known check (keeps_owner_of in ('kept', 'merged')),
  decided_by uuid references public.users on delete set null,
  created_at timestamptz not null default now(),

  -- The state of the subject when it was decided.
  laundromat_id uuid not null,
  author_id uuid references public.users on delete set null,
  former_owner_id uuid references public.users on delete set null,
  seen jsonb not null,
  moved_rows jsonb,
  deleted_rows jsonb,
  is_restorable boolean not null generated always as (deleted_rows is not null) stored,

  constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'), ('laundromat', 'closed'),
    ('review', 'published'), ('review', 'removed'),
    ('review_photo', 'published'), ('review_photo', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  )),
  constraint moderation_actions_merged_into_named check ((decision = 'merged') = (merged_into is not null)),
  constraint moderation_actions_keeps_owner_of_merge check (keeps_owner_of is null or decision = 'merged'),
  constraint moderation_actions_reasoned check (
    decision = 'deleted' or (decision in ('refused', 'removed', 'reverted')) = (reason is not null)
  )
);
comment on table public.moderation_actions is 'Log of the decisions of administrators. Deleted after three years, except refusals still in force.';
comment on column public.moderation_actions.subject_type is 'laundromat, review, review_photo, photo or report.';
comment on column public.moderation_actions.subject_id is 'Id of the subject. No foreign key: the decision outlives a deleted subject.';
comment on column public.moderation_actions.decision is
  'Of a laundromat: published, approved (a change by its owner), reverted (to the approved content), refused (or withdrawn), '
  'deleted, merged (into another, and deleted). Of a review or photo: removed. Of a report: upheld, dismissed, reopened.';
comment on column public.moderation_actions.reason is 'Emailed to the owner or author.';
comment on column public.moderation_actions.seen_at is
  'For approved and reverted: changed_at of the laundromat when the administrator read it. Later changes are not decided.';
comment on column public.moderation_actions.merged_into is
  'For merged: the laundromat that stays. No foreign key: it may be deleted later.';
comment on column public.moderation_actions.keeps_owner_of is
  'For merged: kept if the owner of the laundromat that stays remains (or it stays without one), merged if the other''s owner gets it '
  'with their plan. Required where the owners differ.';
comment on column public.moderation_actions.laundromat_id is 'The laundromat concerned. No foreign key: it may have been deleted.';
comment on column public.moderation_actions.author_id is 'Author of the review, or owner of the laundromat at that time.';
comment on column public.moderation_actions.former_owner_id is 'For merged: the owner of the laundromat that stays, before. Both owners are notified.';
comment on column public.moderation_actions.seen is 'Content of the subject at that time.';
comment on column public.moderation_actions.moved_rows is
  'For merged: ids of the moved rows, and the changed columns of the laundromat that stays. Cleared together with deleted_rows.';
comment on column public.moderation_actions.deleted_rows is
  'For deleted and merged: the laundromat and the rows deleted with it, by table. Cleared after a restore, or after 30 days.';

create index moderation_actions_laundromat_id on public.moderation_actions (laundromat_id, created_at desc);
create index moderation_actions_author_id on public.moderation_actions (author_id);
create index moderation_actions_decided_by on public.moderation_actions (decided_by);
create index moderation_actions_created_at on public.moderation_actions (created_at);
create index moderation_actions_restorable on public.moderation_actions (created_at desc) where is_restorable;
create index moderation_actions_former_owner_id on public.moderation_actions (former_owner_id);

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
comment on function public.rows_of_laundromat is
  'Returns a laundromat and all rows that are deleted with it, by table.';

create function public.record_moderation() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  acting record := acting_person();
begin
  if acting_administrator() is null then
    return null;
  end if;
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting.id,
    acting.name,
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
comment on function public.record_moderation is
  'Trigger: writes the decision to the journal; for a removal or deletion, with the removed content.';

create trigger moderation_actions_journal after insert on public.moderation_actions
  for each row execute function public.record_moderation();
