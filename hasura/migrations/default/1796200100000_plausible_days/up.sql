-- « 24/12/26 » in a date field is the year 26. Such days were stored, and the forms no longer showed them.

delete from opening_exceptions where first_day < '2000-01-01' or last_day >= '2100-01-01';
update laundromats set featured_until = greatest(least(featured_until, '2100-01-01'), '2000-01-01')
where featured_until not between '2000-01-01' and '2100-01-01';
update site_settings set
  terms_version = greatest(least(terms_version, '2099-12-31'), '2000-01-01'),
  privacy_version = greatest(least(privacy_version, '2099-12-31'), '2000-01-01'),
  ranking_version = greatest(least(ranking_version, '2099-12-31'), '2000-01-01'),
  accessibility_version = greatest(least(accessibility_version, '2099-12-31'), '2000-01-01')
where least(terms_version, privacy_version, ranking_version, accessibility_version) < '2000-01-01'
  or greatest(terms_version, privacy_version, ranking_version, accessibility_version) >= '2100-01-01';

alter table opening_exceptions
  add constraint opening_exceptions_days_plausible check (first_day >= '2000-01-01' and last_day < '2100-01-01');
alter table laundromats add constraint laundromats_featured_until_plausible
  check (featured_until between '2000-01-01 00:00+00' and '2100-01-01 00:00+00');
alter table site_settings add constraint site_settings_versions_plausible check (
  least(terms_version, privacy_version, ranking_version, accessibility_version) >= '2000-01-01'
  and greatest(terms_version, privacy_version, ranking_version, accessibility_version) < '2100-01-01'
);
alter table reviews drop constraint reviews_visited_on_plausible;
alter table reviews add constraint reviews_visited_on_plausible
  check (visited_on >= '2000-01-01' and visited_on <= (created_at at time zone 'UTC')::date + 1);
