drop view public.held_changes;
drop trigger moderation_actions_decide_change on public.moderation_actions;
drop function public.decide_change();

delete from public.moderation_actions where decision = 'reverted';
alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'),
    ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  )),
  drop constraint moderation_actions_reasoned,
  add constraint moderation_actions_reasoned check ((decision in ('refused', 'removed')) = (reason is not null));

comment on column public.moderation_actions.decision is
  'Of a laundromat: published, approved (a change by its owner), refused (or withdrawn), deleted, '
  'merged (into another, and deleted). Of a review or photo: removed. '
  'Of a report: upheld, dismissed, reopened.';
comment on column public.moderation_actions.seen_at is
  'For approved: changed_at of the laundromat when the administrator read it; later changes are not approved. For published: '
  'created_at of the newest pair of possible_duplicates that the administrator saw.';
comment on column public.laundromats.approved_content is
  'Approved values by column while a change by the owner awaits moderation; otherwise null.';

create or replace function public.save_approved_content() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if not new.is_active then
    -- The whole unpublished laundromat is pending, or was refused.
    new.approved_content := null;
    new.changed_at := null;
  elsif old.is_active and acting_administrator() is null and moderated_content(new) <> moderated_content(old)
    and (old.changed_at is not null or not new.is_premium) then
    -- After several changes, the approved content is still the first version; going back to it ends the wait for moderation.
    new.approved_content := nullif(coalesce(old.approved_content, moderated_content(old)), moderated_content(new));
    new.changed_at := case when new.approved_content is not null then clock_timestamp() end;
  end if;
  return new;
end
$$;

comment on function public.save_approved_content() is
  'Trigger: saves the approved content when the owner changes a free, published laundromat. Laundromats with a paid plan are published without approval.';

alter table public.laundromats drop column changed_since, drop column held_content;
