import { useQuery } from 'urql';
import { siteSettingsQuery } from '#app/data/site-settings-query.ts';

/** Returns the publisher, the host and the versions of the texts; undefined while loading. */
export function useSiteSettings() {
  const [{ data }] = useQuery({ query: siteSettingsQuery });
  return data?.site_settings_by_pk ?? undefined;
}
