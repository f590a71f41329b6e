-- Administrators decide through the actions server, which carries a decision out and then writes this log. Inserting a row
-- still performs a merge.

drop trigger moderation_actions_close on moderation_actions;
drop trigger moderation_actions_decide_change on moderation_actions;
drop trigger moderation_actions_decide_review_photo on moderation_actions;
drop trigger moderation_actions_publish_review on moderation_actions;
drop trigger reports_handled on reports;
drop function decide_change;
drop function decide_closure;
drop function decide_review_photo;
drop function publish_review;
drop function set_report_handled_at;

drop trigger moderation_actions_a_begin on moderation_actions;
drop trigger moderation_actions_apply on moderation_actions;
drop trigger moderation_actions_z_end on moderation_actions;
CREATE TRIGGER moderation_actions_a_begin BEFORE INSERT ON moderation_actions FOR EACH ROW
  WHEN (new.decision = 'merged') EXECUTE FUNCTION mark_moderation();
CREATE TRIGGER moderation_actions_apply BEFORE INSERT ON moderation_actions FOR EACH ROW
  WHEN (new.decision = 'merged') EXECUTE FUNCTION apply_moderation_action();
CREATE TRIGGER moderation_actions_z_end AFTER INSERT ON moderation_actions FOR EACH ROW
  WHEN (new.decision = 'merged') EXECUTE FUNCTION mark_moderation();

-- What a decision changes has its entry in the journal from the decision.
drop trigger laundromats_journal on laundromats;
drop trigger photos_journal on photos;
CREATE TRIGGER laundromats_journal AFTER INSERT OR DELETE OR UPDATE ON laundromats FOR EACH ROW
  WHEN (current_setting('lavoir.moderating', true) is distinct from 'yes') EXECUTE FUNCTION record_change('name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval', 'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at', 'open_week', 'opening_area', 'was_claimed', 'changed_at', 'changed_since');
CREATE TRIGGER photos_journal AFTER INSERT OR DELETE OR UPDATE ON photos FOR EACH ROW
  WHEN (current_setting('lavoir.moderating', true) is distinct from 'yes') EXECUTE FUNCTION record_change();

comment on table moderation_actions is 'Log of the decisions of administrators. Deleted after three years, except refusals still in force.';
