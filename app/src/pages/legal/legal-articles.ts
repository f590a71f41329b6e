import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';

export type Block = string | readonly string[] | { text: string; to: string; link: string };

/** Articles by their titles, in the order of the page. */
export type Articles = Readonly<Record<string, readonly Block[]>>;

export const legalArticles: Articles = french({
  'Propriété intellectuelle': [
    "Les textes, les dessins, la présentation et le nom du site appartiennent à l'éditeur ou sont utilisés avec l'accord de leurs auteurs. Les reproduire au-delà de ce que permet le Code de la propriété intellectuelle demande un accord écrit.",
    "Les photos et les descriptions des laveries restent la propriété de ceux qui les publient ; ils en autorisent l'affichage sur le site.",
  ],
  Responsabilité: [
    "Les horaires, les prix et les services sont indiqués par les propriétaires des laveries. L'éditeur veille à leur tenue à jour sans pouvoir garantir qu'ils sont exacts à tout instant : en cas de doute, appelez la laverie avant de vous déplacer.",
    "L'éditeur héberge les avis et les fiches sans les contrôler avant leur publication, sauf les fiches gratuites, qui sont relues. Il retire dans les meilleurs délais un contenu manifestement illicite qui lui est signalé.",
    { text: 'Pour signaler un contenu :', to: paths.contact, link: 'écrivez-nous' },
  ],
  Liens: [
    "Le site renvoie vers les sites des laveries et vers des services de cartes. L'éditeur ne répond pas de leur contenu ni de leur politique de données.",
    'Tout site peut créer un lien vers une page publique de Lavoir, à condition de ne pas la présenter comme la sienne.',
  ],
  'Sources et licences': [
    [
      'Coordonnées des communes : GeoNames (geonames.org), licence Creative Commons Attribution 4.0 (CC BY 4.0). Les données ont été rapprochées des communes françaises et complétées par des moyennes.',
      'Communes, codes postaux, régions et populations : Insee et La Poste, Licence Ouverte 2.0 (Etalab).',
      'Polices : Bricolage Grotesque et Figtree, SIL Open Font License 1.1.',
    ],
  ],
  'Droit applicable': [
    "Le site et les présentes mentions sont soumis au droit français. À défaut d'accord amiable, les tribunaux de Paris sont compétents, sous réserve des règles protectrices des consommateurs, qui peuvent saisir le tribunal de leur domicile.",
  ],
});
