/** Fields of forms as their messages name them; `a.0` and `a.b` are named by their first part that is listed. */
const fieldNames: Readonly<Record<string, string>> = {
  address: 'Adresse',
  answer: 'Réponse',
  authorName: 'Nom',
  city: 'Ville',
  comment: 'Commentaire',
  confirmPassword: 'Confirmation du mot de passe',
  contactEmail: 'Email de contact',
  contactHours: 'Horaires',
  contactPhone: 'Téléphone',
  description: 'Description',
  domain: 'Domaine',
  email: 'Email',
  facebook: 'Facebook',
  firstName: 'Prénom',
  hours: 'Horaires',
  instagram: 'Instagram',
  lastName: 'Nom',
  message: 'Message',
  name: 'Nom',
  password: 'Mot de passe',
  phone: 'Téléphone',
  postalCode: 'Code postal',
  priceFrom: 'Prix',
  rating: 'Note',
  reason: 'Motif',
  role: 'Rôle',
  services: 'Services',
  siteTitle: 'Titre du site',
  subject: 'Sujet',
  visitedOn: 'Date de la visite',
  website: 'Site web',
};

/** The French name of the field at this path of a form; undefined for one that no visitor fills in. */
export function fieldName(path: readonly PropertyKey[] | undefined): string | undefined {
  const named = path?.find((part) => typeof part === 'string' && Object.hasOwn(fieldNames, part));
  return named === undefined ? undefined : fieldNames[String(named)];
}
