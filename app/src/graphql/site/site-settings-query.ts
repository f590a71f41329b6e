import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { defaultSiteContact } from '#contract/site/site.ts';

export const siteSettingsFragment = graphql(`
  fragment SiteSettings on site_settings {
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
`);

export const siteSettingsQuery = graphql(
  `
    query SiteSettings {
      site_settings_by_pk(id: 1) {
        ...SiteSettings
      }
      site_statements(where: { isShown: { _eq: true } }) {
        id
        text
      }
    }
  `,
  [siteSettingsFragment],
);

export function useSiteSettings() {
  const [{ data }] = useQuery({ query: siteSettingsQuery });
  return data?.site_settings_by_pk ?? undefined;
}

export function useSiteContact() {
  return useSiteSettings() ?? defaultSiteContact;
}
