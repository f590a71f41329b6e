import { useEffect } from 'react';
import { type Client, useClient } from 'urql';
import { setSiteContact } from '../data/site-contact.ts';
import { siteSettingsQuery } from '../data/site-settings-query.ts';

const idleAfterMs = 3000;

/** Refreshes the stored contact data once, after the first view has rendered. */
export function useFreshSiteContact(): void {
  const client = useClient();
  useEffect(() => {
    const timer = setTimeout(() => navigator.onLine && void refresh(client), idleAfterMs);
    return () => clearTimeout(timer);
  }, [client]);
}

/** Queries the site's contact data; without an answer the known values stay. */
async function refresh(client: Client): Promise<void> {
  const { data } = await client.query(siteSettingsQuery, {}).toPromise();
  const settings = data?.site_settings_by_pk;
  if (!settings) return;
  const { siteTitle, contactEmail, contactPhone, contactHours } = settings;
  setSiteContact({ siteTitle, contactEmail, contactPhone, contactHours });
}
