import { siteSettingsQuery } from '#app/data/site-settings-query.ts';
import type { SiteSettingsQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';

export type PresentSettings = NonNullable<SiteSettingsQuery['site_settings_by_pk']>;

/** The same query as on the legal pages. */
export const settingsDraftQuery = siteSettingsQuery;

export const saveSettingsMutation = graphql(`
  mutation SaveSettings($settings: site_settings_set_input!) {
    update_site_settings_by_pk(pk_columns: { id: 1 }, _set: $settings) {
      id
      siteTitle
      domain
      contactEmail
      contactPhone
      contactHours
      publisherName
      publisherCapital
      publisherAddress
      publisherRegistration
      publisherVatNumber
      publisherDirector
      hostName
      hostAddress
      hostPhone
      termsVersion
      privacyVersion
      rankingVersion
      accessibilityVersion
    }
  }
`);
