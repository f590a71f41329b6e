drop trigger moderation_actions_a_begin on moderation_actions;
drop trigger moderation_actions_apply on moderation_actions;
drop trigger moderation_actions_z_end on moderation_actions;
drop trigger laundromats_journal on laundromats;
drop trigger photos_journal on photos;
CREATE TRIGGER moderation_actions_a_begin BEFORE INSERT ON public.moderation_actions FOR EACH ROW EXECUTE FUNCTION public.mark_moderation();
CREATE TRIGGER moderation_actions_apply BEFORE INSERT ON public.moderation_actions FOR EACH ROW WHEN (((new.subject_type <> 'review_photo'::text) AND ((new.subject_type <> 'review'::text) OR (new.decision <> 'published'::text)))) EXECUTE FUNCTION public.apply_moderation_action();
CREATE TRIGGER moderation_actions_z_end AFTER INSERT ON public.moderation_actions FOR EACH ROW EXECUTE FUNCTION public.mark_moderation();
CREATE TRIGGER laundromats_journal AFTER INSERT OR DELETE OR UPDATE ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.record_change('name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval', 'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at', 'open_week', 'opening_area', 'was_claimed', 'changed_at', 'changed_since');
CREATE TRIGGER photos_journal AFTER INSERT OR DELETE OR UPDATE ON public.photos FOR EACH ROW EXECUTE FUNCTION public.record_change();

CREATE OR REPLACE FUNCTION public.decide_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  perform write_columns(
    before.id,
    to_jsonb(after) || '{"held_content": {}, "approved_content": null, "changed_at": null, "changed_since": null}',
    optional_texts() || array['name', 'held_content', 'approved_content', 'changed_at', 'changed_since']
  );
  -- Triggers fire for the columns that a statement names: an address that is not named keeps its point.
  if (after.address, after.postal_code, after.city) is distinct from (before.address, before.postal_code, before.city) then
    update laundromats set address = after.address, postal_code = after.postal_code, city = after.city where id = before.id;
  end if;
  return new;
end
$function$;
comment on function public.decide_change() is 'Trigger: publishes what waits for approval, or puts back the approved content. An address that is put back is geocoded again.';

CREATE OR REPLACE FUNCTION public.decide_closure()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update laundromats set closed_at = now() where id = new.subject_id and closed_at is null;
  return new;
end
$function$;
comment on function public.decide_closure() is 'Trigger: an administrator closes a laundromat for good.';

CREATE OR REPLACE FUNCTION public.decide_review_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  photo review_photos;
  review reviews;
begin
  if new.decision = 'published' then
    update review_photos set is_approved = true where id = new.subject_id and not is_approved returning * into photo;
  else
    delete from review_photos where id = new.subject_id returning * into photo;
  end if;
  if photo.id is null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'moderation_actions_review_photo_exists: this photo does not wait for this decision'
      using errcode = 'check_violation', constraint = 'moderation_actions_review_photo_exists', table = 'moderation_actions';
  end if;
  select * into review from reviews where id = photo.review_id;
  new.laundromat_id := photo.laundromat_id;
  new.author_id := review.user_id;
  new.seen := jsonb_build_object('author_name', review.author_name, 'url', photo.url, 'is_approved', photo.is_approved);
  return new;
end
$function$;
comment on function public.decide_review_photo() is 'Trigger: publishes or deletes a photo of a review.';

CREATE OR REPLACE FUNCTION public.publish_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  review reviews;
begin
  update reviews set held_reason = null where id = new.subject_id and is_held returning * into review;
  if review.id is null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'moderation_actions_review_exists: this review does not wait for a decision'
      using errcode = 'check_violation', constraint = 'moderation_actions_review_exists', table = 'moderation_actions';
  end if;
  new.laundromat_id := review.laundromat_id;
  new.author_id := review.user_id;
  new.seen := jsonb_build_object(
    'author_name', review.author_name, 'rating', review.rating, 'comment', review.comment, 'written_at', review.created_at);
  return new;
end
$function$;
comment on function public.publish_review() is 'Trigger: publishes a held review.';

CREATE OR REPLACE FUNCTION public.set_report_handled_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.handled_at := case when new.state <> 'open' then now() end;
  return new;
end
$function$;
comment on function public.set_report_handled_at() is 'Trigger: sets handled_at when a report is decided, and clears it when the report is reopened.';

CREATE TRIGGER moderation_actions_close BEFORE INSERT ON public.moderation_actions FOR EACH ROW WHEN ((new.decision = 'closed'::text)) EXECUTE FUNCTION public.decide_closure();
CREATE TRIGGER moderation_actions_decide_change BEFORE INSERT ON public.moderation_actions FOR EACH ROW WHEN (((new.subject_type = 'laundromat'::text) AND (new.decision = ANY (ARRAY['approved'::text, 'reverted'::text])))) EXECUTE FUNCTION public.decide_change();
CREATE TRIGGER moderation_actions_decide_review_photo BEFORE INSERT ON public.moderation_actions FOR EACH ROW WHEN ((new.subject_type = 'review_photo'::text)) EXECUTE FUNCTION public.decide_review_photo();
CREATE TRIGGER moderation_actions_publish_review BEFORE INSERT ON public.moderation_actions FOR EACH ROW WHEN (((new.subject_type = 'review'::text) AND (new.decision = 'published'::text))) EXECUTE FUNCTION public.publish_review();
CREATE TRIGGER reports_handled BEFORE UPDATE OF state ON public.reports FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.set_report_handled_at();
comment on table public.moderation_actions is 'Decisions of administrators; inserting a row carries out the decision. Deleted after three years, except refusals still in force.';
