import { pageHeads } from '#contract/site/routes.ts';
import type { UserRole } from '#contract/account/roles.ts';

/** Result of an address: a page by its title and first heading, or a redirect, perhaps with a refusal in a toast. */
export type Outcome =
  | { title: string; heading: string | RegExp }
  | { leadsTo: string | RegExp; refusal?: string; heading: string | RegExp };

export type Visitor = 'anonymous' | UserRole;
export const visitors: readonly Visitor[] = ['anonymous', 'client', 'owner', 'admin'];

/** `:slug` and `:id` stand for a laundromat of the signed-in owner, or else of another owner. */
export interface RouteCase {
  path: string;
  outcomes: Record<Visitor, Outcome>;
}

const forAll = (outcome: Outcome): Record<Visitor, Outcome> => ({
  anonymous: outcome,
  client: outcome,
  owner: outcome,
  admin: outcome,
});
const named = (title: string, heading: string | RegExp): Outcome => ({ title: `${title} · Lavoir`, heading });
const listed = (path: string, heading: string | RegExp): RouteCase => ({
  path,
  outcomes: forAll({ title: pageHeads[path]!.title, heading }),
});
const toLogin: Outcome = { leadsTo: '/login', heading: 'Connexion' };
const refused = (leadsTo: string | RegExp, refusal: string, heading: string | RegExp): Outcome => ({
  leadsTo,
  refusal,
  heading,
});

/** Route table of the specification, section 2, with the access rules of section 6. */
export const routeTable: RouteCase[] = [
  listed('/', /laverie/i),
  listed('/directory', 'Annuaire des laveries'),
  listed('/contact', 'Contact'),
  listed('/faq', 'Questions fréquentes'),
  listed('/how-it-works', 'Comment ça marche'),
  listed('/about', "Laver son linge ne devrait pas demander d'enquête"),
  listed('/classement', 'Comment nous classons les laveries'),
  listed('/accessibilite', 'Accessibilité'),
  listed('/legal', 'Mentions légales'),
  listed('/terms', "Conditions d'utilisation"),
  listed('/privacy', 'Confidentialité'),
  listed('/services/website', 'Un site internet pour votre laverie'),
  listed('/services/seo', 'Référencement local pour laveries'),
  listed('/services/facebook', 'Votre page Facebook, prête à accueillir'),
  listed('/services/instagram', 'Instagram, avec 20 publications pour commencer'),
  listed('/services/social-media', 'Vos réseaux sociaux animés toute la semaine'),
  listed('/services/hotline', 'Hotline laverie, 7 jours sur 7'),
  listed('/services/google-ads', 'Google Ads, à quelques rues de chez vous'),
  listed('/services/sms-campaigns', 'Un SMS, et vos habitués reviennent'),
  listed('/services/creation-site-web', 'Création de site web'),
  listed('/services/referencement-google-ads', 'Référencement Google Ads'),
  listed('/services/reseaux-sociaux', 'Facebook et Instagram'),
  listed('/services/campagne-sms', 'Campagne SMS'),
  listed('/services/referencement-local', 'Référencement et publicité locale'),
  {
    path: '/services/social',
    outcomes: forAll({ leadsTo: '/services/social-media', heading: /réseaux sociaux/ }),
  },
  {
    path: '/laverie/:slug',
    outcomes: forAll({ title: ':name, laverie à Brest · Lavoir', heading: ':name' }),
  },
  { path: '/laverie/nulle-part', outcomes: forAll(named('Laverie non trouvée', 'Laverie non trouvée')) },
  {
    path: '/laveries/bretagne',
    outcomes: forAll({ title: 'Laveries automatiques en Bretagne · Lavoir', heading: /Bretagne/ }),
  },
  {
    path: '/laveries/bretagne/brest',
    outcomes: forAll({ title: 'Laveries automatiques à Brest (Finistère) · Lavoir', heading: /Brest/ }),
  },
  { path: '/hors-ligne', outcomes: forAll(named('Hors ligne', 'Hors ligne')) },
  { path: '/favoris', outcomes: forAll(named('Mes favoris', 'Mes favoris')) },
  { path: '/login', outcomes: forAll(named('Connexion', 'Connexion')) },
  { path: '/register', outcomes: forAll(named('Créer un compte', 'Créer un compte')) },
  { path: '/mot-de-passe-oublie', outcomes: forAll(named('Mot de passe oublié', 'Mot de passe oublié')) },
  { path: '/nouveau-mot-de-passe', outcomes: forAll(named('Nouveau mot de passe', 'Nouveau mot de passe')) },
  { path: '/verifier-email', outcomes: forAll(named('Adresse email', 'Adresse email')) },
  {
    path: '/dashboard',
    outcomes: { ...forAll(named('Mon compte', 'Bonjour, Camille !')), anonymous: toLogin },
  },
  {
    path: '/owner-dashboard',
    outcomes: {
      ...forAll(
        refused(/^\/login/, 'Vous devez être propriétaire de laverie pour accéder à cette page', 'Connexion'),
      ),
      owner: named('Espace propriétaire', 'Bonjour, Camille !'),
    },
  },
  ...['/admin-dashboard', '/admin'].map((path): RouteCase => {
    const refusal = refused(
      '/dashboard',
      "Vous n'avez pas les permissions d'administrateur",
      'Bonjour, Camille !',
    );
    const admin = named('Tableau de bord admin', 'Tableau de bord admin');
    return { path, outcomes: { anonymous: toLogin, client: refusal, owner: refusal, admin } };
  }),
  {
    path: '/edit-laundromat/:id',
    outcomes: {
      ...forAll(refused(/^\/login/, 'Vous devez être connecté en tant que propriétaire', 'Connexion')),
      owner: { title: 'Modifier :name · Lavoir', heading: 'Modifier ma laverie' },
    },
  },
  {
    path: '/add-laundromat',
    outcomes: {
      anonymous: { title: pageHeads['/add-laundromat']!.title, heading: 'Ajoutez votre laverie' },
      client: { title: pageHeads['/add-laundromat']!.title, heading: 'Réservé aux propriétaires de laverie' },
      owner: { title: pageHeads['/add-laundromat']!.title, heading: 'Ajouter ma laverie' },
      admin: { title: pageHeads['/add-laundromat']!.title, heading: 'Réservé aux propriétaires de laverie' },
    },
  },
  listed('/subscription', 'Choisissez votre abonnement'),
  { path: '/subscription-success', outcomes: forAll(named('Abonnement', 'Session invalide')) },
  { path: '/nulle-part', outcomes: forAll(named('404 Page Not Found', '404 Page Not Found')) },
];
