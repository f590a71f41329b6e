import { refreshCookie, sessionCookie, signedInCookie } from '#contract/cookies.ts';

/** Where a browser stores what belongs to this site. */
export type DevicePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';

interface DeviceData {
  place: DevicePlace;
  /** The name of the entry; one that ends in `…` goes on with an id or a version. */
  name: string;
  /** What it holds and what for. */
  holds: string;
  until: string;
}

const untilSignOut = 'effacé à la déconnexion';
const untilCleared = "conservé jusqu'à l'effacement des données du site";
const pagesKept =
  "celui d'un compte est effacé à la déconnexion, celui d'un visiteur reste jusqu'à l'effacement des données du site";

/** Everything that the site stores in a browser. A test compares the names with those that the code writes. */
export const deviceData: readonly DeviceData[] = [
  {
    place: 'cookie',
    name: sessionCookie,
    holds: 'prouve que vous êtes connecté',
    until: '15 minutes, renouvelé pendant votre visite',
  },
  {
    place: 'cookie',
    name: refreshCookie,
    holds: 'renouvelle la connexion',
    until: '30 jours après votre dernière visite',
  },
  {
    place: 'cookie',
    name: signedInCookie,
    holds: "indique aux pages qu'une connexion existe",
    until: '30 jours après votre dernière visite',
  },
  {
    place: 'localStorage',
    name: 'lavoir:session-renewed',
    holds: 'heure du dernier renouvellement de la connexion, commune à vos onglets',
    until: untilSignOut,
  },
  {
    place: 'localStorage',
    name: 'lavoir:session-identity',
    holds: 'identifiant et rôle de votre compte, pour retrouver vos données sans réseau',
    until: untilSignOut,
  },
  {
    place: 'localStorage',
    name: 'lavoir.site',
    holds: 'téléphone et horaires du site, affichés sans attendre le réseau',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'lavoir:saved',
    holds: 'indique que des laveries ou des villes sont enregistrées sur cet appareil',
    until: 'effacé avec la dernière',
  },
  {
    place: 'localStorage',
    name: 'lavoir:install-refused',
    holds: "jour où vous avez refusé d'installer l'application",
    until: 'sans effet après 90 jours',
  },
  {
    place: 'localStorage',
    name: 'lavoir:submission:…',
    holds: "ce que vous avez saisi dans le formulaire d'ajout d'une laverie",
    until: "effacé après l'envoi",
  },
  {
    place: 'localStorage',
    name: 'pendingLaundromat',
    holds: 'fiche dont le paiement est en cours',
    until: 'effacé à la création de la fiche',
  },
  {
    place: 'sessionStorage',
    name: 'lavoir:scroll',
    holds: 'hauteur à laquelle vous avez quitté une page',
    until: "effacé à la fermeture de l'onglet",
  },
  {
    place: 'indexedDB',
    name: 'lavoir-saved',
    holds: 'laveries et villes enregistrées',
    until: pagesKept,
  },
  {
    place: 'indexedDB',
    name: 'lavoir-visits',
    holds: 'laveries consultées, comptées dans votre espace',
    until: pagesKept,
  },
  {
    place: 'indexedDB',
    name: 'lavoir-pages',
    holds: 'adresses et titres des pages ouvertes, proposées sans réseau',
    until: pagesKept,
  },
  {
    place: 'indexedDB',
    name: 'lavoir-public-data',
    holds: 'données publiques déjà affichées, pour les relire sans réseau',
    until: untilCleared,
  },
  {
    place: 'indexedDB',
    name: 'lavoir-private-data',
    holds: 'données de votre compte déjà affichées, pour les relire sans réseau',
    until: untilSignOut,
  },
  {
    place: 'indexedDB',
    name: 'lavoir-outbox',
    holds: "avis et messages écrits sans réseau, en attente d'envoi",
    until: "effacé 24 h après l'envoi",
  },
  {
    place: 'indexedDB',
    name: 'lavoir-submission-photos',
    holds: "photos choisies pour une laverie, en attente d'envoi",
    until: "effacé après l'envoi, ou au bout de 30 jours",
  },
  {
    place: 'cacheStorage',
    name: 'workbox-precache…',
    holds: "fichiers de l'application",
    until: 'remplacé à chaque version',
  },
  {
    place: 'cacheStorage',
    name: 'lavoir-parts',
    holds: "autres fichiers de l'application déjà utilisés",
    until: 'les plus anciens sont effacés au-delà de 60',
  },
  {
    place: 'cacheStorage',
    name: 'lavoir-photos',
    holds: 'photos déjà affichées',
    until: 'les plus anciennes sont effacées au-delà de 300',
  },
  {
    place: 'cacheStorage',
    name: 'lavoir-saved-photos',
    holds: 'photos des laveries enregistrées',
    until: 'les plus anciennes sont effacées au-delà de 2 000',
  },
];

/** The entries of these places as lines for `/privacy`. */
export function deviceDataLines(...places: DevicePlace[]): string[] {
  const rows = deviceData.filter(({ place }) => places.includes(place));
  return rows.map(
    ({ name, holds, until }, index) =>
      `${name} : ${holds} ; ${until}${index === rows.length - 1 ? '.' : ' ;'}`,
  );
}
