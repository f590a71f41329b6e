export const site = {
  name: 'Lavoir',
  tagline: "L'annuaire des laveries automatiques",
} as const;

/** Until the settings are read. The number belongs to the range that Arcep reserves for fiction. */
export const defaultSiteContact = {
  siteTitle: site.name,
  contactEmail: null,
  contactPhone: '01 99 00 12 34',
  contactHours: '8h à 19h',
};
