drop trigger moderation_actions_publish_review on public.moderation_actions;
drop trigger moderation_actions_apply on public.moderation_actions;
drop function public.publish_review();
delete from public.moderation_actions where (subject_type, decision) = ('review', 'published');
create trigger moderation_actions_apply before insert on public.moderation_actions
  for each row execute function public.apply_moderation_action();
alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'),
    ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  ));

drop function public.laundromats_of_reviewer(uuid, uuid, text);
drop table public.owner_networks;
drop trigger laundromats_hold_own_reviews on public.laundromats;
drop function public.hold_own_reviews();
drop trigger reviews_set_verification on public.reviews;
drop function public.set_review_verification();

-- A held review was never published.
delete from public.reviews where is_held;
create or replace function public.refresh_laundromat_ratings() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct laundromat_id) into touched from old_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct laundromat_id) into touched from new_rows;
  else
    select array_agg(distinct laundromat_id) into touched
    from (select laundromat_id from old_rows union select laundromat_id from new_rows) both_rows;
  end if;
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id = any (touched) order by id for no key update;
  update laundromats l set review_count = totals.reviews, average_rating = totals.average
  from (
    select t.id, count(r.id)::integer as reviews, coalesce(avg(r.rating), 0)::real as average
    from unnest(touched) as t (id) left join reviews r on r.laundromat_id = t.id
    group by t.id
  ) totals
  where l.id = totals.id and (l.review_count, l.average_rating) is distinct from (totals.reviews, totals.average);
  return null;
end
$$;

alter table public.reviews drop column is_held, drop column held_reason, drop column verification;
