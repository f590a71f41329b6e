import { cookieNames, wroteCookie } from '#contract/account/cookies.ts';
import { spaced } from '#contract/site/french-spacing.ts';

export type DevicePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';

export interface DeviceData {
  holds: string;
  until: string;
}

/** Cookie names, which differ between HTTP and HTTPS. */
const cookies = cookieNames((globalThis as { location?: { href: string } }).location?.href ?? '');
const untilSignOut = "jusqu'à la déconnexion";
const untilCleared = "jusqu'à l'effacement des données du site";
const pagesKept =
  "jusqu'à la déconnexion pour un compte, jusqu'à l'effacement des données du site pour un visiteur";

/** Everything that the site stores in a browser, by place and name. A test compares the names with the code. */
export const deviceData: Record<DevicePlace, Readonly<Record<string, DeviceData>>> = {
  cookie: {
    [cookies.session]: {
      holds: 'preuve de la connexion',
      until: '15 minutes, 2 pour un administrateur, renouvelées pendant la visite',
    },
    [cookies.refresh]: {
      holds: 'renouvellement de la connexion',
      until: '30\u00a0jours après la dernière visite',
    },
    [cookies.signedIn]: {
      holds: "signe qu'une connexion existe",
      until: '30\u00a0jours après la dernière visite',
    },
    [cookies.device]: {
      holds:
        "signe que votre compte s'est connecté ici, pour que les mots de passe erronés d'autrui ne vous bloquent pas",
      until: '180\u00a0jours après la dernière visite',
    },
    [wroteCookie]: {
      holds: "signe d'un envoi récent, pour que vous le voyiez aussitôt",
      until: '10\u00a0secondes',
    },
  },
  localStorage: {
    'lavoir:session-renewed': {
      holds: 'heure du dernier renouvellement de la connexion',
      until: untilSignOut,
    },
    'lavoir:session-identity': {
      holds: 'nom, email et rôle du compte, pour le reconnaître et retrouver ses données sans réseau',
      until: untilSignOut,
    },
    'lavoir:saved': {
      holds: 'signe que des laveries ou des villes sont enregistrées',
      until: "tant qu'il y en a",
    },
    'lavoir:recent-places': {
      holds: 'cinq derniers lieux recherchés, proposés dans le champ de recherche',
      until: "jusqu'à leur effacement dans ce champ",
    },
    'lavoir:position-shared': {
      holds: "signe que la position a été partagée, pour ouvrir l'accueil autour de vous",
      until: "jusqu'au retrait de cette autorisation",
    },
    'lavoir:theme': {
      holds: 'apparence choisie, claire ou sombre',
      until: "jusqu'au retour à l'apparence automatique",
    },
    'lavoir:wash': {
      holds: 'poids de votre lessive, pour en afficher le prix dans les listes',
      until: "jusqu'à ce que vous cessiez de l'afficher",
    },
    'lavoir:install-refused': {
      holds: "jour où l'installation de l'application a été refusée",
      until: 'sans effet au bout de 90\u00a0jours',
    },
    'lavoir:text:…': {
      holds:
        "avis, message, question, réponse, signalement, cession, inscription sans son mot de passe, ou motif d'une décision de l'équipe, commencé",
      until: "jusqu'à l'envoi, ou jusqu'à ce que vous l'effaciez",
    },
    'lavoir:text:account': {
      holds: 'identifiant du compte qui a commencé ces textes, pour ne les montrer à aucun autre',
      until: untilSignOut,
    },
    'lavoir:text:origin:…': {
      holds: "identifiant de l'envoi dont le texte est revenu dans son formulaire",
      until: "jusqu'à l'envoi, ou jusqu'à ce que vous l'effaciez",
    },
    'lavoir:text:dispute:…': {
      holds: 'réponse commencée à une demande de reprise de votre fiche',
      until: "jusqu'à l'envoi, ou jusqu'à ce que vous l'effaciez",
    },
    'lavoir:text:edit:…': {
      holds: 'modification commencée',
      until: "jusqu'à l'enregistrement, ou jusqu'à ce que vous l'effaciez",
    },
    'lavoir:claim:…': {
      holds: "brouillon d'une demande pour reprendre une fiche",
      until: "jusqu'à l'envoi, ou jusqu'à la suppression du compte",
    },
    pendingLaundromat: {
      holds: "saisie du formulaire d'ajout d'une laverie, aussi pendant le paiement",
      until: "jusqu'à la création de la fiche, ou jusqu'à la suppression du compte",
    },
  },
  sessionStorage: {
    'lavoir:own-position': {
      holds: 'position trouvée par « Autour de moi », à 100 m près',
      until: "jusqu'à la fermeture de l'onglet",
    },
    'lavoir:scroll': {
      holds: 'hauteur à laquelle une page a été quittée',
      until: "jusqu'à la fermeture de l'onglet",
    },
  },
  indexedDB: {
    'lavoir-saved': { holds: 'laveries et villes enregistrées', until: pagesKept },
    'lavoir-visits': { holds: 'laveries consultées, comptées dans votre espace', until: pagesKept },
    'lavoir-pages': {
      holds: 'adresses et titres des pages ouvertes, proposées sans réseau',
      until: pagesKept,
    },
    'lavoir-public-data': {
      holds: 'données publiques déjà affichées, pour les relire sans réseau',
      until: untilCleared,
    },
    'lavoir-private-data': {
      holds: 'données du compte déjà affichées, pour les relire sans réseau',
      until: untilSignOut,
    },
    'lavoir-outbox': {
      holds: "avis avec leurs photos et messages écrits sans réseau, en attente d'envoi",
      until: "jusqu'à 24\u00a0h après l'envoi, ou jusqu'à la suppression du compte",
    },
    'lavoir-submission-photos': {
      holds: "photos choisies pour une laverie, en attente d'envoi",
      until: "jusqu'à l'envoi, 30\u00a0jours au plus",
    },
  },
  cacheStorage: {
    'workbox-precache…': { holds: "fichiers de l'application", until: "jusqu'à la version suivante" },
    'lavoir-parts': {
      holds: "autres fichiers de l'application déjà utilisés",
      until: 'les 60 derniers',
    },
    'lavoir-photos': { holds: 'photos déjà affichées', until: 'les 300 dernières' },
    'lavoir-saved-photos': { holds: 'photos des laveries enregistrées', until: 'les 2 000 dernières' },
    'lavoir-city-map:…': {
      holds: 'carte autour des laveries de chaque ville enregistrée, 10\u00a0Mo au plus',
      until: "jusqu'au retrait de la ville ou à la déconnexion",
    },
  },
};

export function deviceDataLines(...places: DevicePlace[]): string[] {
  const rows = places.flatMap((place) => Object.entries(deviceData[place]));
  return rows.map(([name, { holds, until }], index) =>
    spaced(`${holds} (${name}) : ${until}${index === rows.length - 1 ? '.' : ' ;'}`),
  );
}
