import type { UserRole } from '#contract/account/roles.ts';

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
const shared = (path: string, title: string, heading: string | RegExp = title): RouteCase => ({
  path,
  outcomes: forAll(named(title, heading)),
});
const toLogin: Outcome = { leadsTo: '/login', heading: 'Connexion' };
const refused = (leadsTo: string | RegExp, refusal: string, heading: string | RegExp): Outcome => ({
  leadsTo,
  refusal,
  heading,
});

export const routeTable: RouteCase[] = [
  {
    path: '/',
    outcomes: forAll({ title: 'Les laveries en libre-service de France · Lavoir', heading: /laverie/i }),
  },
  shared('/directory', 'Annuaire des laveries'),
  shared('/contact', 'Contact'),
  shared('/faq', 'Questions fréquentes'),
  shared('/how-it-works', 'Comment ça marche'),
  shared('/about', 'À propos', "Laver son linge ne devrait pas demander d'enquête"),
  shared('/donnees', 'Données ouvertes'),
  shared('/classement', 'Comment nous classons les laveries'),
  shared('/accessibilite', 'Accessibilité'),
  shared('/legal', 'Mentions légales'),
  shared('/terms', "Conditions d'utilisation"),
  shared('/privacy', 'Confidentialité'),
  shared('/services/website', 'Création site internet pour laverie', 'Un site internet pour votre laverie'),
  shared('/services/seo', 'Référencement local pour laveries'),
  shared(
    '/services/facebook',
    'Création de page Facebook pour laverie',
    'Votre page Facebook, prête à accueillir',
  ),
  shared(
    '/services/instagram',
    'Création de page Instagram pour laverie',
    'Instagram, avec 20 publications pour commencer',
  ),
  shared(
    '/services/social-media',
    'Animation réseaux sociaux pour laverie',
    'Vos réseaux sociaux animés toute la semaine',
  ),
  shared('/services/hotline', 'Hotline laverie', 'Hotline laverie, 7 jours sur 7'),
  shared(
    '/services/google-ads',
    'Référencement Google Ads pour laverie',
    'Google Ads, à quelques rues de chez vous',
  ),
  shared('/services/sms-campaigns', 'Campagne SMS pour laverie', 'Un SMS, et vos habitués reviennent'),
  shared('/services/creation-site-web', 'Création de site web'),
  shared('/services/referencement-google-ads', 'Référencement Google Ads'),
  shared('/services/reseaux-sociaux', 'Facebook et Instagram'),
  shared('/services/campagne-sms', 'Campagne SMS'),
  shared('/services/referencement-local', 'Référencement et publicité locale'),
  {
    path: '/services/social',
    outcomes: forAll({ leadsTo: '/services/social-media', heading: /réseaux sociaux/ }),
  },
  {
    path: '/laverie/:slug',
    outcomes: forAll({ title: ':name, laverie à Brest · Lavoir', heading: ':name' }),
  },
  shared('/laverie/nulle-part', 'Laverie non trouvée'),
  shared('/revendiquer/nulle-part', 'Laverie non trouvée'),
  {
    path: '/revendiquer/:slug',
    outcomes: {
      anonymous: {
        title: 'Reprendre :name · Lavoir',
        heading: /^(Reprendre cette fiche|Vous êtes le propriétaire\s\?)$/,
      },
      client: {
        title: 'Reprendre :name · Lavoir',
        heading: /^(Reprendre cette fiche|Vous êtes le propriétaire\s\?)$/,
      },
      owner: {
        title: 'Reprendre :name · Lavoir',
        heading: /^(Reprendre cette fiche|Vous êtes le propriétaire\s\?)$/,
      },
      admin: {
        title: 'Reprendre :name · Lavoir',
        heading: /^(Reprendre cette fiche|Vous êtes le propriétaire\s\?)$/,
      },
    },
  },
  {
    path: '/laveries/bretagne',
    outcomes: forAll({ title: 'Laveries automatiques en Bretagne · Lavoir', heading: /Bretagne/ }),
  },
  {
    path: '/laveries/bretagne/brest',
    outcomes: forAll({ title: 'Laveries automatiques à Brest (Finistère) · Lavoir', heading: /Brest/ }),
  },
  shared('/hors-ligne', 'Hors ligne'),
  shared('/favoris', 'Mes favoris'),
  shared('/login', 'Connexion'),
  shared('/register', 'Créer un compte'),
  shared('/mot-de-passe-oublie', 'Mot de passe oublié'),
  shared('/nouveau-mot-de-passe', 'Nouveau mot de passe'),
  shared('/verifier-email', 'Adresse email'),
  {
    path: '/dashboard',
    outcomes: { ...forAll(named('Mon Profil · Mon compte', 'Bonjour, Camille !')), anonymous: toLogin },
  },
  {
    path: '/owner-dashboard',
    outcomes: {
      ...forAll(
        refused(/^\/login/, 'Vous devez être propriétaire de laverie pour accéder à cette page', 'Connexion'),
      ),
      owner: named('Mes Laveries · Espace propriétaire', 'Bonjour, Camille !'),
    },
  },
  ...['/admin-dashboard', '/admin'].map((path): RouteCase => {
    const refusal = refused(
      '/dashboard',
      "Vous n'avez pas les permissions d'administrateur",
      'Bonjour, Camille !',
    );
    const admin = named('Laveries · Tableau de bord Admin', 'Tableau de bord Admin');
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
      anonymous: named('Ajouter une laverie', 'Ajoutez votre laverie'),
      client: named('Ajouter une laverie', 'Réservé aux propriétaires de laverie'),
      owner: named('Ajouter une laverie', 'Ajouter ma laverie'),
      admin: named('Ajouter une laverie', 'Réservé aux propriétaires de laverie'),
    },
  },
  shared('/subscription', 'Abonnements', 'Choisissez votre abonnement'),
  shared('/subscription-success', 'Abonnement', 'Session invalide'),
  shared('/nulle-part', '404 Page Not Found', /^Cette page n.existe pas, ou plus/),
];
