import { graphql } from './graphql.ts';

/** Publisher, host, contact data, and the dates of the legal texts. */
export const siteSettingsQuery = graphql(`
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
`);
