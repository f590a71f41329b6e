import {
  featuredOfTheMonth,
  featuredRadiusKm,
  pageSize,
  placementMinutes,
} from '#contract/laundromat/search.ts';
import type { PlanPrices } from '#app/data/plan-prices.ts';
import { french } from '#contract/site/french-spacing.ts';
import { paths } from '#app/paths.ts';
import type { Article } from './article.ts';

const paid = (price: string | undefined) => (price ? ` (${price})` : '');

export const rankingArticles = (prices: PlanPrices = {}): readonly Article[] =>
  french([
    {
      title: 'Quelles laveries paraissent',
      blocks: [
        'Toutes les laveries publiées et actives qui répondent à votre recherche, payantes ou non. Une fiche gratuite est relue avant sa publication, sous 48 h. Une fiche fausse, en double ou illicite est retirée, et son propriétaire sait pourquoi.',
        'Avec un rayon, nous cherchons autour du point donné, communes voisines comprises. Pour une ville, ce point est le centre de la commune ; si plusieurs portent le même nom, de la plus peuplée.',
      ],
    },
    {
      title: 'Le tri par défaut : la pertinence',
      blocks: [
        "La page d'accueil trie par pertinence. Les critères s'appliquent l'un après l'autre : le suivant ne départage que les laveries à égalité sur les précédents.",
        [
          'la formule : Premium+ en cours, puis Premium, puis gratuite ;',
          'les photos : les laveries qui en ont, puis les autres ;',
          'sans mots ni point de départ, entre annonces de même formule : le tour de rôle décrit plus bas ;',
          'pour une recherche par mots, sans point de départ : un nom ou une ville identiques à ce qui est écrit, puis un nom qui commence ainsi, puis un nom qui le contient ;',
          'avec un point de départ : la distance, de la plus proche à la plus lointaine ; une laverie dont seule la commune est connue passe après celles situées dans la même tranche (1, 2, 5, 10, 20, 50 ou 100 km) ;',
          "la note moyenne, puis le nombre d'avis.",
        ],
        "Au-delà de 1 000 laveries trouvées, la ressemblance avec les mots n'est plus prise en compte. L'annuaire, lui, trie d'abord par nom. Les pages des villes trient par note, puis par nombre d'avis : aucun paiement n'y compte.",
      ],
    },
    {
      title: 'Ce que paient les propriétaires',
      blocks: [
        `Avec Premium${paid(prices.premium)}, une laverie passe devant les fiches gratuites. Avec Premium+${paid(prices.featured)}, elle passe devant toutes les autres pendant la durée de sa mise en avant et, si elle a des photos, paraît à son tour parmi les « Laveries du mois » : ${featuredOfTheMonth} places sur la page d'accueil, et sous les résultats d'une région ou d'un lieu.`,
        `Les « Laveries du mois » changent toutes les ${placementMinutes} minutes. Ce sont les laveries Premium+ de la région choisie, celles à moins de ${featuredRadiusKm} km du point cherché ou, sans lieu, celles de toute la France. Sur une journée, chacune y paraît aussi souvent que les autres, quelle que soit sa note. Plus elles sont nombreuses, plus la part de chacune est petite.`,
        `Dans une liste triée par pertinence, sans mots ni point de départ, les annonces de même formule tournent de la même façon, ${pageSize} à la fois : aucune n'achète une place fixe, ni la première page en permanence. L'ordre du moment est le même pour tous.`,
        "Ce paiement est le premier critère des tris par pertinence, note, nom et ville. Chaque laverie ainsi placée porte la mention « Annonce » à côté de son badge. Les tris par distance et par prix, y compris celui d'un lavage de 7 kg, ne tiennent compte ni des formules ni des photos.",
        "Payer n'a aucun effet sur les notes ni sur les avis, et ne fait pas paraître une laverie hors de la recherche.",
      ],
    },
    {
      title: 'Les notes et les avis',
      blocks: [
        "La note est la moyenne de tous les avis, sans pondération. Les avis ne sont pas vérifiés, paraissent du plus récent au plus ancien et portent leur date, avec celle de la visite quand leur auteur l'a donnée. Rien n'est donné en échange.",
      ],
    },
    {
      title: 'Contester ou comprendre',
      blocks: [
        'Aucun classement ne tient compte de votre profil ni de vos visites passées : deux personnes qui cherchent la même chose au même endroit voient la même liste.',
        {
          text: 'Une place vous paraît fausse, une mention manque :',
          to: paths.contact,
          link: 'dites-le-nous',
        },
      ],
    },
  ]);
