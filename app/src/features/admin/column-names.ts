/** What the columns that administrators change are called on the screens. */
const names: Record<string, string> = {
  address: 'Adresse',
  alt: 'Texte de la photo',
  changed_at: 'Modifiée le',
  city: 'Ville',
  comment: 'Commentaire',
  description: 'Description',
  email: 'Email',
  facebook: 'Facebook',
  featured_until: "Premium+ jusqu'au",
  first_name: 'Prénom',
  hours: 'Horaires',
  instagram: 'Instagram',
  is_active: 'Actif',
  is_featured: 'Premium+',
  is_premium: 'Premium',
  is_primary: 'Photo principale',
  is_read: 'Lu',
  last_name: 'Nom de famille',
  name: 'Nom',
  phone: 'Téléphone',
  position: 'Place',
  postal_code: 'Code postal',
  price_from: 'Prix à partir de',
  rating: 'Note',
  reason: 'Motif',
  refusal_reason: 'Motif du refus',
  refused_at: 'Refusé le',
  role: 'Rôle',
  services: 'Services',
  state: 'Suite donnée',
  url: 'Fichier',
  website: 'Site web',
  accessibility_version: "Date de la déclaration d'accessibilité",
  contact_email: 'Email de contact',
  contact_hours: 'Horaires de contact',
  contact_phone: 'Téléphone de contact',
  domain: 'Domaine',
  host_address: "Adresse de l'hébergeur",
  host_name: "Nom de l'hébergeur",
  host_phone: "Téléphone de l'hébergeur",
  privacy_version: 'Date du texte sur la confidentialité',
  publisher_address: "Siège de l'éditeur",
  publisher_capital: "Capital de l'éditeur",
  publisher_director: 'Directeur de la publication',
  publisher_name: "Nom de l'éditeur",
  publisher_registration: "Immatriculation de l'éditeur",
  publisher_vat_number: "TVA de l'éditeur",
  ranking_version: 'Date du texte sur le classement',
  site_title: 'Titre du site',
  terms_version: "Date des conditions d'utilisation",
};

/** A column in words; one that no screen shows keeps its own name. */
export function columnName(column: string): string {
  return names[column] ?? column;
}

/** Columns in the order of their words, those without any last. */
export function byName(column: string, other: string): number {
  const worded = Number(other in names) - Number(column in names);
  return worded || columnName(column).localeCompare(columnName(other), 'fr');
}
