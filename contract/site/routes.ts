import { french } from './french-spacing.ts';
import { servicePrices } from './service-prices.ts';
import { homeTitle, missingTitles } from './titles.ts';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

/** A page that search engines list, with the head that is the same for all visitors. */
interface ListedRoute {
  title: string;
  description: string;
}

/** A page whose rows make its head; search engines list it while it has content. */
interface RowRoute {
  /** Title when the address names nothing. */
  missingTitle: string;
}

/** A page of accounts and payments, which is not indexed. */
interface PrivateRoute {
  title: string;
}

const listedRoutes = french({
  '/': {
    title: homeTitle,
    description:
      'Trouvez une laverie en libre-service près de chez vous : horaires, prix, services, photos et avis, partout en France.',
  },
  '/directory': {
    title: 'Annuaire des laveries · Lavoir',
    description:
      "L'annuaire des laveries en libre-service de France : adresses, horaires, prix, services et avis.",
  },
  '/contact': {
    title: 'Contact · Lavoir',
    description:
      'Une question sur une laverie, une fiche ou nos services aux propriétaires : écrivez-nous ou appelez-nous, de 8h à 19h.',
  },
  '/about': {
    title: 'À propos · Lavoir',
    description:
      "Lavoir, l'annuaire français des laveries automatiques : notre mission, ce que fait le site et ce que nous faisons pour les propriétaires.",
  },
  '/how-it-works': {
    title: 'Comment ça marche · Lavoir',
    description:
      'Trouver une laverie en quatre gestes, ou y inscrire la vôtre : le fonctionnement de Lavoir, pas à pas.',
  },
  '/faq': {
    title: 'Questions fréquentes · Lavoir',
    description:
      "Recherche, avis, inscription d'une laverie, formules, compte et données : les réponses aux questions que l'on nous pose.",
  },
  '/add-laundromat': {
    title: 'Ajouter une laverie · Lavoir',
    description:
      "Inscrivez votre laverie dans l'annuaire : une fiche gratuite relue sous 48 h, ou une fiche Premium publiée dès le paiement.",
  },
  '/subscription': {
    title: 'Abonnements · Lavoir',
    description:
      'Les formules pour votre laverie : la fiche gratuite, Premium et Premium+. Ce que chacune apporte, et son prix TTC.',
  },
  '/legal': {
    title: 'Mentions légales · Lavoir',
    description:
      'Qui publie et héberge Lavoir, les droits sur son contenu, les sources de ses données et le droit applicable.',
  },
  '/terms': {
    title: "Conditions d'utilisation · Lavoir",
    description:
      "Les règles d'utilisation de Lavoir : comptes, inscription d'une laverie, annonces, formules payantes et avis.",
  },
  '/privacy': {
    title: 'Confidentialité · Lavoir',
    description:
      'Les données que Lavoir collecte, à quoi elles servent, combien de temps elles sont gardées, et vos droits.',
  },
  '/accessibilite': {
    title: 'Accessibilité · Lavoir',
    description:
      "Ce que nous faisons pour que Lavoir soit utilisable par tous, ce qui n'est pas encore vérifié, et comment nous signaler un obstacle.",
  },
  '/classement': {
    title: 'Comment nous classons les laveries · Lavoir',
    description:
      "Les critères de classement des laveries sur Lavoir, leur ordre d'importance, et l'effet des formules payantes.",
  },
  '/services/website': {
    title: 'Création site internet pour laverie · Lavoir',
    description: `Un site clair pour votre laverie : horaires, prix, itinéraire. ${servicePrices.website.text}, hébergement et nom de domaine compris la première année.`,
  },
  '/services/seo': {
    title: 'Référencement local pour laveries · Lavoir',
    description: `Être trouvé quand un voisin cherche une laverie : fiche d'établissement, 30 annuaires locaux, suivi chaque mois. ${servicePrices.seo.text}.`,
  },
  '/services/facebook': {
    title: 'Création de page Facebook pour laverie · Lavoir',
    description: `Une page Facebook complète pour votre laverie, créée et remise en main : 7 prestations comprises, ${servicePrices.facebook.text}.`,
  },
  '/services/instagram': {
    title: 'Création de page Instagram pour laverie · Lavoir',
    description: `Un compte Instagram pour votre laverie, ouvert avec ses 20 premières publications : 7 prestations comprises, ${servicePrices.instagram.text}.`,
  },
  '/services/social-media': {
    title: 'Animation réseaux sociaux pour laverie · Lavoir',
    description:
      '5 publications et 3 stories par semaine sur Facebook et Instagram, écrites pour votre laverie. Sur devis.',
  },
  '/services/hotline': {
    title: 'Hotline laverie · Lavoir',
    description: `Une équipe répond aux clients de votre laverie, 7 jours sur 7, de 7h à 22h. Dès ${servicePrices.hotline.text}.`,
  },
  '/services/google-ads': {
    title: 'Référencement Google Ads pour laverie · Lavoir',
    description:
      'Des annonces Google autour de votre laverie seulement, avec un budget que vous fixez et un compte rendu clair.',
  },
  '/services/sms-campaigns': {
    title: 'Campagne SMS pour laverie · Lavoir',
    description:
      "Des campagnes SMS vers les clients de votre laverie qui l'ont accepté : offre, fermeture, nouvelle machine.",
  },
  '/services/creation-site-web': {
    title: 'Création de site web · Lavoir',
    description: `Le site de votre laverie pour ${servicePrices.website.text}, hébergement et domaine compris un an.`,
  },
  '/services/referencement-google-ads': {
    title: 'Référencement Google Ads · Lavoir',
    description: 'Des annonces Google autour de votre laverie, avec le budget que vous fixez.',
  },
  '/services/reseaux-sociaux': {
    title: 'Facebook et Instagram · Lavoir',
    description: 'Créer et animer les pages Facebook et Instagram de votre laverie.',
  },
  '/services/campagne-sms': {
    title: 'Campagne SMS · Lavoir',
    description: 'Prévenir vos clients par SMS : offre, fermeture, nouvelle machine.',
  },
  '/services/referencement-local': {
    title: 'Référencement et publicité locale · Lavoir',
    description: `Rendre votre laverie visible dans son quartier : SEO local et 30 annuaires, ${servicePrices.seo.text}.`,
  },
}) satisfies Record<string, ListedRoute>;

const privateRoutes: Record<string, PrivateRoute> = {
  '/login': { title: 'Connexion · Lavoir' },
  '/register': { title: 'Créer un compte · Lavoir' },
  '/mot-de-passe-oublie': { title: 'Mot de passe oublié · Lavoir' },
  '/nouveau-mot-de-passe': { title: 'Nouveau mot de passe · Lavoir' },
  '/verifier-email': { title: 'Adresse email · Lavoir' },
  '/dashboard': { title: 'Mon compte · Lavoir' },
  '/favoris': { title: 'Mes favoris · Lavoir' },
  '/hors-ligne': { title: 'Hors ligne · Lavoir' },
  '/owner-dashboard': { title: 'Espace propriétaire · Lavoir' },
  '/admin-dashboard': { title: 'Tableau de bord admin · Lavoir' },
  '/admin': { title: 'Tableau de bord admin · Lavoir' },
  '/edit-laundromat/:id': { title: 'Modifier ma laverie · Lavoir' },
  '/subscription-success': { title: 'Abonnement · Lavoir' },
  '/services/social': { title: 'Animation réseaux sociaux pour laverie · Lavoir' },
};

const rowRoutes: Record<string, RowRoute> = {
  '/laverie/:slug': { missingTitle: missingTitles.laundromat },
  '/laveries/:region': { missingTitle: missingTitles.place },
  '/laveries/:region/:city': { missingTitle: missingTitles.place },
};

export type SiteRoute = ListedRoute | RowRoute | PrivateRoute;

/**
 * The table of routes, by path or pattern of the app's router: every address of the site that shows a page. Heads,
 * sitemap and missing pages follow from it; app/src/routes.ts adds the page and the access of each. No column says
 * what works offline: the service worker opens every address with the cached app, and its page shows what this device
 * has stored.
 */
export const siteRoutes: Readonly<Record<string, SiteRoute>> = {
  ...listedRoutes,
  ...privateRoutes,
  ...rowRoutes,
};

/** Fixed pages with title and description, by path. */
export const pageHeads: Readonly<Record<string, ListedRoute>> = listedRoutes;

/** Returns the route of a path, in lower case and without trailing slashes; undefined for a missing page. */
export function routeAt(path: string): SiteRoute | undefined {
  if (Object.hasOwn(siteRoutes, path)) return siteRoutes[path];
  const pattern = Object.keys(siteRoutes).find((each) => matchesPattern(each, path));
  return pattern === undefined ? undefined : siteRoutes[pattern];
}

/** Tells whether a path matches a pattern of the router, in which `:id` stands for one segment. */
export function matchesPattern(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''))
  );
}

/** Returns the title of an address that leads to nothing. */
export function missingTitle(path: string): string {
  const route = routeAt(withoutTrailingSlashes(path).toLowerCase());
  return route && 'missingTitle' in route ? route.missingTitle : missingTitles.page;
}
