alter table reviews drop constraint reviews_visited_on_plausible;
alter table reviews add constraint reviews_visited_on_plausible check (visited_on >= '2000-01-01');
alter table site_settings drop constraint site_settings_versions_plausible;
alter table laundromats drop constraint laundromats_featured_until_plausible;
alter table opening_exceptions drop constraint opening_exceptions_days_plausible;
