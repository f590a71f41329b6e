import { graphql } from '#app/data/graphql.ts';
import { siteSettingsFragment } from '#app/data/site-settings-query.ts';

export const saveSettingsMutation = graphql(
  `
    mutation SaveSettings($settings: site_settings_set_input!) {
      update_site_settings_by_pk(pk_columns: { id: 1 }, _set: $settings) {
        ...SiteSettings
      }
    }
  `,
  [siteSettingsFragment],
);
