import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { columnOf } from '#contract/laundromat/fields.ts';

const names: Record<string, string> = {
  ...Object.fromEntries(Object.entries(fieldTitles).map(([name, title]) => [columnOf(name), title])),
  alt: 'Texte de la photo',
  changed_at: 'Modifiée le',
  changed_since: 'Modifiée depuis le',
  chosen_class: 'Classe choisie',
  closed_at: 'Fermée le',
  closing_reason: 'Motif',
  comment: 'Commentaire',
  company_state: 'Registre des entreprises',
  decision: 'Suite donnée',
  email_confirmed_at: 'Code confirmé le',
  facts_checked_at: 'Vérifiée le',
  first_name: 'Prénom',
  held_content: "En attente d'accord",
  is_active: 'Actif',
  is_dispute: 'Contestation',
  letter_sent_at: 'Lettre imprimée',
  is_primary: 'Photo principale',
  is_read: 'Lu',
  kept: "Valeurs d'OpenStreetMap écartées",
  last_name: 'Nom de famille',
  location_source: 'Origine de la position',
  merged_into: 'Fusionnée avec',
  photo_added_at: 'Photo reçue le',
  position: 'Place',
  rating: 'Note',
  reason: 'Motif',
  role: 'Rôle',
  status: 'Suite donnée',
  url: 'Fichier',
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

export function columnName(column: string): string {
  return names[column] ?? column;
}

/** Sorts columns by their French names; those without one come last. */
export function byName(column: string, other: string): number {
  const worded = Number(other in names) - Number(column in names);
  return worded || columnName(column).localeCompare(columnName(other), 'fr');
}
