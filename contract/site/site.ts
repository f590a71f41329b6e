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

export interface SiteContact {
  siteTitle: string;
  contactEmail: string | null;
  contactPhone: string;
  contactHours: string;
}

export const defaultSiteContact: SiteContact = {
  siteTitle: site.name,
  contactEmail: null,
  contactPhone: site.contactPhone,
  contactHours: site.contactHours,
};
