import { useQuery } from 'urql';
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

/** Returns the publisher, the host and the versions of the texts; undefined while loading. */
export function useSiteSettings() {
  const [{ data }] = useQuery({ query: siteSettingsQuery });
  return data?.site_settings_by_pk ?? undefined;
}
