import { useQuery } from 'urql';
import { siteSettingsQuery } from '#app/graphql/site-settings-query.ts';

/** What the administrators say of publisher, host and texts; undefined until it has been read. */
export function useSiteSettings() {
  const [{ data }] = useQuery({ query: siteSettingsQuery });
  return data?.site_settings_by_pk ?? undefined;
}
