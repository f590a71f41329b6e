do $$
begin
  execute replace(pg_get_functiondef('public.restore_laundromat(uuid)'::regprocedure),
    'order by key = ''review_photos'', key, value', 'order by key, value');
end
$$;

comment on column public.moderation_actions.subject_type is 'laundromat, review, photo or report.';
drop trigger moderation_actions_decide_review_photo on public.moderation_actions;
drop trigger moderation_actions_apply on public.moderation_actions;
create trigger moderation_actions_apply before insert on public.moderation_actions
  for each row when ((new.subject_type, new.decision) <> ('review', 'published')) execute function public.apply_moderation_action();
drop function public.decide_review_photo();
delete from public.moderation_actions where subject_type = 'review_photo';
-- A laundromat that is restored later has no such photos.
update public.moderation_actions set deleted_rows = deleted_rows - 'review_photos' where is_restorable;
alter table public.moderation_actions
  drop constraint moderation_actions_decision_known,
  add constraint moderation_actions_decision_known check ((subject_type, decision) in (
    ('laundromat', 'published'), ('laundromat', 'approved'), ('laundromat', 'refused'), ('laundromat', 'deleted'),
    ('laundromat', 'merged'), ('laundromat', 'reverted'), ('laundromat', 'closed'),
    ('review', 'published'), ('review', 'removed'),
    ('photo', 'removed'),
    ('report', 'upheld'), ('report', 'dismissed'), ('report', 'reopened')
  ));

drop table public.review_photos;
drop function public.place_review_photo();
delete from public.deleted_ids where table_name = 'review_photos';
alter table public.reviews drop constraint reviews_id_laundromat_id_key;
