import type { Client } from 'urql';
import { siteSettingsQuery } from '../data/site-settings-query.ts';
import { setSiteContact } from '../data/site-contact.ts';

/** Queries the site's contact data; without an answer the known values stay. */
export async function refreshSiteContact(client: Client): Promise<void> {
  const { data } = await client.query(siteSettingsQuery, {}).toPromise();
  const settings = data?.site_settings_by_pk;
  if (!settings) return;
  const { siteTitle, contactEmail, contactPhone, contactHours } = settings;
  setSiteContact({ siteTitle, contactEmail, contactPhone, contactHours });
}
