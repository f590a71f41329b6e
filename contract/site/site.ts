/**
 * Contact details of the site. The number belongs to the range that Arcep reserves for fiction;
 * an administrator sets another.
 */
export const site = {
  name: 'Lavoir',
  tagline: "L'annuaire des laveries automatiques",
  contactPhone: '01 99 00 12 34',
  contactHours: '8h à 19h',
} as const;

/** Contact details on every page; the other settings are in site-settings.ts, which the first view does not load. */
export interface SiteContact {
  siteTitle: string;
  contactEmail: string | null;
  contactPhone: string;
  contactHours: string;
}

/** Values until the settings are known, and in a new installation. */
export const defaultSiteContact: SiteContact = {
  siteTitle: site.name,
  contactEmail: null,
  contactPhone: site.contactPhone,
  contactHours: site.contactHours,
};
