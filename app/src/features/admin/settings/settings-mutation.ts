import { graphql } from '#app/data/graphql.ts';
import { siteSettingsFragment } from '#app/data/site/site-settings-query.ts';

export const saveSettingsMutation = graphql(
  `
    mutation SaveSettings($checks: [edit_checks_insert_input!]!, $settings: site_settings_set_input!) {
      insert_edit_checks(objects: $checks) {
        affected_rows
      }
      update_site_settings_by_pk(pk_columns: { id: 1 }, _set: $settings) {
        ...SiteSettings
      }
    }
  `,
  [siteSettingsFragment],
);
