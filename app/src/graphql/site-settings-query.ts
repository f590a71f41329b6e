import { gql } from 'urql';
import type { SiteSettingsQuery, SiteSettingsQueryVariables } from './generated/graphql.ts';

/** Who publishes and hosts the site, how to reach it, and when its texts last changed. */
export const siteSettingsQuery = gql<SiteSettingsQuery, SiteSettingsQueryVariables>`
  query SiteSettings {
    site_settings_by_pk(id: 1) {
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
`;
