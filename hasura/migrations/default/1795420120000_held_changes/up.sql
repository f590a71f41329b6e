-- Changes by owners of published laundromats, paid or not: all are reviewed after the fact, and what could deceive a visitor (a
-- new link or telephone number, a rewritten description) waits beside the published text until an administrator approves it.

-- In several statements: Postgres 15.20 refuses a new column with a default while a parsed function uses the table's rows.
alter table public.laundromats add column held_content jsonb, add column changed_since timestamptz;
alter table public.laundromats disable trigger user;
update public.laundromats set held_content = '{}';
alter table public.laundromats enable trigger user;
alter table public.laundromats
  alter column held_content set default '{}',
  alter column held_content set not null,
  add constraint laundromats_held_content_object check (jsonb_typeof(held_content) = 'object');

comment on column public.laundromats.held_content is
  'Values by column that the owner has stated and that are not published before an administrator approves them.';
comment on column public.laundromats.changed_since is
  'Time of the first change since the last approval, by which the queue is ordered: further changes do not postpone it.';
comment on column public.laundromats.approved_content is
  'Approved values by column while a change by the owner awaits review, also of a paid laundromat; otherwise null.';

update public.laundromats set changed_since = changed_at where changed_at is not null;
-- A laundromat that was deleted before can still be restored.
update public.moderation_actions set deleted_rows = jsonb_set(deleted_rows, '{laundromats,0,held_content}', '{}')
where jsonb_array_length(deleted_rows -> 'laundromats') > 0;

create or replace function public.save_approved_content() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  stated jsonb;
  approved jsonb;
begin
  if new.user_id is distinct from old.user_id then
    -- What waits was stated by the former owner.
    new.held_content := '{}';
  end if;
  if not new.is_active then
    -- The whole unpublished laundromat is pending, or was refused. Its owner finds there what they stated last.
    new := jsonb_populate_record(new, new.held_content);
    new.held_content := '{}';
    new.approved_content := null;
    new.changed_at := null;
    new.changed_since := null;
    return new;
  end if;
  stated := moderated_content(new);
  select coalesce(jsonb_object_agg(key, value), '{}') into new.held_content
  from jsonb_each(new.held_content) where value is distinct from stated -> key;
  if not old.is_active then
    return new;
  end if;
  if acting_administrator() is null then
    if stated <> moderated_content(old) or new.held_content <> old.held_content then
      -- After several changes, the approved content is still the first version; going back to it ends the wait for review.
      approved := coalesce(old.approved_content, moderated_content(old));
      if approved = stated and new.held_content = '{}' then
        approved := null;
      end if;
      new.approved_content := approved;
      new.changed_at := case when approved is not null then clock_timestamp() end;
    end if;
  elsif new.approved_content = old.approved_content then
    -- What an administrator changes is approved.
    select new.approved_content || coalesce(jsonb_object_agg(key, value), '{}') into new.approved_content
    from jsonb_each(stated) where value is distinct from moderated_content(old) -> key;
  end if;
  new.changed_since := case when new.changed_at is not null then coalesce(old.changed_since, new.changed_at) end;
  return new;
end
$$;

comment on function public.save_approved_content() is
  'Trigger: saves the approved content when the owner changes a published laundromat, and ends the wait of values that are '
  'published meanwhile.';

-- Decisions about changes.

alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'),
    ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  )),
  drop constraint moderation_actions_reasoned,
  add constraint moderation_actions_reasoned check ((decision in ('refused', 'removed', 'reverted')) = (reason is not null));

comment on column public.moderation_actions.decision is
  'Of a laundromat: published, approved (a change by its owner), reverted (to the approved content), refused (or withdrawn), '
  'deleted, merged (into another, and deleted). Of a review or photo: removed. Of a report: upheld, dismissed, reopened.';
comment on column public.moderation_actions.seen_at is
  'For approved and reverted: changed_at of the laundromat when the administrator read it. Later changes are not decided.';

create function public.decide_change() returns trigger
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

comment on function public.decide_change() is
  'Trigger: publishes what waits for approval, or puts back the approved content. An address that is put back is geocoded again.';

-- The name makes it fire after moderation_actions_apply, which has locked the laundromat and checked an approval.
create trigger moderation_actions_decide_change before insert on public.moderation_actions
  for each row when (new.subject_type = 'laundromat' and new.decision in ('approved', 'reverted'))
  execute function public.decide_change();

-- Columns of a laundromat have one permission for all rows. This view has the rows of the owner alone.

create view public.held_changes as
  select id as laundromat_id, held_content as content from public.laundromats where held_content <> '{}';

comment on view public.held_changes is 'What owners have stated and an administrator has not approved yet. Owners read their own.';
