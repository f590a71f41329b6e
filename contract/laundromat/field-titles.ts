import type { editableFields } from './fields.ts';

/** Apart from the fields, because every form of the site names its fields in messages and needs none of their schemas. */
export const fieldTitles = {
  name: 'Nom',
  address: 'Adresse',
  city: 'Ville',
  postalCode: 'Code postal',
  phone: 'Téléphone',
  email: 'Email',
  description: 'Description',
  hours: 'Horaires',
  weeklyHours: 'Horaires de la semaine',
  holidayHours: 'Jours fériés',
  openingExceptions: 'Horaires exceptionnels',
  cycleMinutes: 'Durée lavage et séchage',
  priceFrom: 'Prix à partir de',
  website: 'Site web',
  facebook: 'Facebook',
  instagram: 'Instagram',
  latitude: 'Latitude',
  longitude: 'Longitude',
  machines: 'Machines',
  services: 'Services',
  isPremium: 'Premium',
  isFeatured: 'Premium+',
  featuredUntil: "Premium+ jusqu'au",
} as const satisfies Record<keyof typeof editableFields, string>;
