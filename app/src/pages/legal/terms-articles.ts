import type { PlanPrices } from '#app/graphql/plans/plans-query.ts';
import { paths } from '#app/paths.ts';
import { photoCaps } from '#contract/laundromat/laundromat.ts';
import { french } from '#contract/site/french-spacing.ts';
import type { Articles } from './legal-articles.ts';

const first = (price: string | undefined) => (price ? `${price}, ` : '');

export const termsArticles = (prices: PlanPrices = {}): Articles =>
  french({
    Objet: [
      "Ces conditions règlent l'utilisation de Lavoir, annuaire des laveries automatiques en France. Utiliser le site, c'est les accepter.",
      "Lavoir met en relation des personnes qui cherchent une laverie et des professionnels qui en exploitent une. Il n'exploite lui-même aucune laverie et n'est pas partie aux contrats passés dans une laverie.",
    ],
    'Accès au site': [
      'La recherche, la lecture des fiches, les avis et le formulaire de contact sont gratuits et sans inscription. Le site peut être interrompu pour son entretien.',
    ],
    Comptes: [
      'Un compte est nécessaire pour inscrire une laverie. Son titulaire donne des informations exactes, garde son mot de passe pour lui et répond de ce qui est fait avec son compte. Un compte utilisé contre ces conditions peut être suspendu ; son titulaire en reçoit les raisons.',
    ],
    "Inscription d'une laverie": [
      "Chacun peut inscrire gratuitement une laverie, avec un compte propriétaire, gratuit lui aussi. Le propriétaire déclare exploiter la laverie ou agir pour celui qui l'exploite, et tient à jour ses horaires, ses prix et ses services.",
      'Une fiche gratuite est relue et publiée sous 48 h. Une fiche peut être refusée, suspendue ou retirée si elle est fausse, fait double emploi, ne concerne pas une laverie en libre-service ou porte un contenu illicite. Le propriétaire en reçoit les raisons.',
      "Une laverie qui figure aussi dans OpenStreetMap paraît dans nos données ouvertes, sous licence ODbL, avec les faits donnés ici : nom, adresse, point, horaires et services. Les contacts saisis sur le site, les prix, les textes et les photos n'en font pas partie.",
      { text: 'En savoir plus :', to: paths.openData, link: 'données ouvertes' },
    ],
    'Classement et annonces': [
      "Les formules payantes font paraître une laverie avant celles qui sont à égalité avec elle dans les listes par pertinence : à distance et ouverture comparables, ou à ressemblance égale avec les mots cherchés. Cette place est signalée par la mention « Annonce ». Les critères de classement et leur importance sont publiés ; tout changement est annoncé aux propriétaires au moins 15 jours à l'avance.",
      { text: 'Les critères en détail :', to: paths.ranking, link: 'comment nous classons les laveries' },
    ],
    'Formules payantes': [
      [
        `Fiche gratuite : ${photoCaps.free} photos.`,
        `Premium : ${first(prices.premium)}${photoCaps.premium} photos, à égalité place avant les fiches gratuites.`,
        `Premium+ : ${first(prices.featured)}${photoCaps.featured} photos, à égalité place avant toutes les autres fiches, et « Laveries du mois » à tour de rôle, nombre de laveries illimité.`,
      ],
      "Ces prix sont TTC pour les clients français. On peut changer de formule à tout moment, avec effet immédiat. Après une résiliation, la formule reste active jusqu'à la fin de la période payée, puis la fiche redevient gratuite.",
      "Les services aux laveries (site internet, référencement, réseaux sociaux, hotline, campagnes) font l'objet d'un devis et d'un contrat séparés.",
    ],
    Avis: [
      "Un avis raconte une expérience réelle, dans des termes respectueux. Sont interdits les avis écrits par le propriétaire ou un concurrent, ceux obtenus contre un avantage, et les propos injurieux, discriminatoires ou qui révèlent la vie privée d'autrui.",
      "Les avis ne sont pas vérifiés avant leur publication, qui est immédiate. Ils portent leur date, et celle de la visite quand leur auteur la donne ; ils sont conservés tant que la fiche existe. Un avis contraire à ces règles peut être retiré, son auteur étant informé des raisons lorsqu'il peut être joint.",
      "Le propriétaire d'une laverie peut répondre une fois à chaque avis. Sa réponse est publique et reste telle qu'elle a été publiée.",
      'Chacun peut signaler une fiche ou un avis, en donnant un motif, depuis la page de la laverie. Un administrateur examine chaque signalement ; qui a laissé une adresse reçoit un accusé de réception, puis la décision.',
    ],
    Responsabilité: [
      'Lavoir met tout en œuvre pour que le site fonctionne et que ses informations soient justes. Il ne répond pas des renseignements donnés par les propriétaires ni de ce qui se passe dans une laverie.',
    ],
    'Données personnelles': [
      'Les données des visiteurs et des propriétaires sont traitées comme le dit notre politique de confidentialité.',
      { text: 'À lire :', to: paths.privacy, link: 'politique de confidentialité' },
    ],
    'Modification et droit applicable': [
      'Ces conditions peuvent changer. La date de leur dernière mise à jour figure en tête de la page ; les propriétaires sont prévenus par email au moins 15 jours avant un changement qui les concerne.',
      "Le droit français s'applique. À défaut d'accord amiable, les tribunaux de Paris sont compétents, sous réserve des règles qui protègent les consommateurs.",
    ],
  });
