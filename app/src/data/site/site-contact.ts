import { defaultSiteContact, type SiteContact } from '#contract/site/site.ts';
import { useSiteSettings } from './site-settings-query.ts';

/** Returns the contact details of the site; those of a new installation while they load. */
export function useSiteContact(): SiteContact {
  return useSiteSettings() ?? defaultSiteContact;
}
