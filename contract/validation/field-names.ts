import { fieldTitles } from '../laundromat/field-titles.ts';

/** Names of fields in messages; `a.0` and `a.b` have the name of their first listed part. */
const fieldNames: Readonly<Record<string, string>> = {
  ...fieldTitles,
  answer: 'Réponse',
  authorName: 'Nom',
  comment: 'Commentaire',
  confirmPassword: 'Confirmation du mot de passe',
  contactEmail: 'Email de contact',
  contactHours: 'Horaires',
  contactPhone: 'Téléphone',
  domain: 'Domaine',
  firstName: 'Prénom',
  lastName: 'Nom',
  message: 'Message',
  password: 'Mot de passe',
  rating: 'Note',
  reason: 'Motif',
  role: 'Rôle',
  siteTitle: 'Titre du site',
  subject: 'Sujet',
  visitedOn: 'Date de la visite',
};

export function fieldName(path: readonly PropertyKey[] | undefined): string | undefined {
  const named = path?.find((part) => typeof part === 'string' && Object.hasOwn(fieldNames, part));
  return named === undefined ? undefined : fieldNames[String(named)];
}
