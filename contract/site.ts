/**
 * What the site says of itself. The number belongs to the range that Arcep keeps for fiction;
 * an administrator sets another.
 */
export const site = {
  name: 'Lavoir',
  tagline: "L'annuaire des laveries automatiques",
  contactPhone: '01 99 00 12 34',
  contactHours: '8h à 19h',
  copyrightYear: 2024,
} as const;
