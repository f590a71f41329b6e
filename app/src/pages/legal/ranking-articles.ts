import type { PlanPrices } from '#app/graphql/plans/plans-query.ts';
import { paths } from '#app/paths.ts';
import {
  featuredOfTheMonth,
  featuredRadiusKm,
  pageSize,
  featuredMinutes,
} from '#contract/laundromat/search.ts';
import { french } from '#contract/site/french-spacing.ts';
import type { Articles } from './legal-articles.ts';

const paid = (price: string | undefined) => (price ? ` (${price})` : '');

export const rankingArticles = (prices: PlanPrices = {}): Articles =>
  french({
    'Quelles laveries paraissent': [
      'Toutes les laveries publiées et actives qui répondent à votre recherche, payantes ou non. Une fiche gratuite est relue avant sa publication, sous 48 h. Une fiche fausse, en double ou illicite est retirée, et son propriétaire sait pourquoi.',
      'Avec un rayon, nous cherchons autour du point donné, communes voisines comprises. Pour une ville, ce point est le centre de la commune ; si plusieurs portent le même nom, de la plus peuplée.',
    ],
    'Le tri par défaut : la pertinence': [
      "L'accueil et l'annuaire trient par pertinence. Les critères s'appliquent l'un après l'autre : le suivant ne départage que les laveries à égalité sur les précédents.",
      "Autour d'un point (votre position, une adresse, une ville, une zone de la carte) :",
      [
        'la tranche de distance : moins de 3 minutes à pied, puis de 6, 10, 15 et 25 minutes, puis moins de 5, 10, 20, 50 et 100 km ;',
        'la précision du lieu : une laverie dont seule la commune est connue passe après celles situées dans la même tranche ;',
        "l'ouverture en ce moment : sûrement ouverte, puis horaires inconnus, puis fermée ;",
        'la formule : Premium+ en cours, puis Premium, puis gratuite ;',
        'les photos : les laveries qui en ont, puis les autres ;',
        "la distance exacte, la note moyenne, puis le nombre d'avis.",
      ],
      "Les minutes sont estimées : la distance à vol d'oiseau, allongée de 30 % par les rues, à 4,8 km/h.",
      "Au-delà de 100 km, seules comptent la précision du lieu et la distance. Si vous ne demandez que les laveries ouvertes, il n'en paraît pas d'autres, et l'ouverture ne les départage plus.",
      'Par mots, sans point de départ :',
      [
        'la ressemblance : un nom ou une ville identiques à ce qui est écrit, puis un nom qui commence ainsi, puis un nom qui le contient ;',
        "la formule, les photos, la note moyenne, puis le nombre d'avis.",
      ],
      "Sans mots ni point, rien ne rapproche une laverie de votre recherche : toutes celles de la liste sont à égalité. La formule vient alors en premier, avec le tour de rôle décrit plus bas, puis les photos, la note et le nombre d'avis.",
      "Les pages des villes trient par note, puis par nombre d'avis : aucun paiement n'y compte.",
    ],
    'Ce que paient les propriétaires': [
      `Premium${paid(prices.premium)} et Premium+${paid(prices.featured)} achètent une mention et une place parmi les laveries à égalité : Premium+ pendant la durée de sa mise en avant, puis Premium, puis les fiches gratuites. Autour d'un point, aucune formule ne fait passer une laverie devant une autre d'une tranche plus proche (à dix minutes à pied ou moins, elle ne fait donc jamais gagner plus de quatre minutes), ni une laverie fermée devant une laverie ouverte de la même tranche : « ouverte » et « près de vous » ne s'achètent pas.`,
      `Une laverie Premium+ qui a des photos paraît aussi, à son tour, parmi les « Laveries du mois » : ${featuredOfTheMonth} places sur la page d'accueil, et sous les résultats d'une région ou d'un lieu.`,
      `Les « Laveries du mois » changent toutes les ${featuredMinutes} minutes. Ce sont les laveries Premium+ de la région choisie, celles à moins de ${featuredRadiusKm} km du point cherché ou, sans lieu, celles de toute la France. Sur une journée, chacune y paraît aussi souvent que les autres, quelle que soit sa note. Plus elles sont nombreuses, plus la part de chacune est petite.`,
      `Dans une liste triée par pertinence, sans mots ni point de départ, les annonces de même formule tournent de la même façon, ${pageSize} à la fois : aucune n'achète une place fixe, ni la première page en permanence. L'ordre du moment est le même pour tous.`,
      "Une laverie payante porte la mention « Annonce » à côté de son badge dans toute liste triée par pertinence, qu'elle y ait gagné une place ou non. Les tris par distance, prix, lavage de 7 kg, note, nom et ville ne tiennent compte ni des formules ni des photos.",
      "Sur la carte, aucune formule ne change la position d'une laverie. Elle montre toutes celles dont le lieu est connu, jusqu'à 2 000 ; s'il y en a plus, les premières par pertinence autour de votre point ou, sans point, les mieux notées.",
      "Payer n'a aucun effet sur les notes ni sur les avis, et ne fait pas paraître une laverie hors de la recherche.",
    ],
    'Les notes et les avis': [
      "La note est la moyenne des avis publiés, sans pondération. D'un même compte, un seul avis par laverie compte : le plus récent remplace le précédent. Un deuxième avis venu de la même connexion sur une laverie en moins de 90 jours, ou l'un de nombreux avis en une heure, est relu avant d'être publié et ne compte pas d'ici là. Les avis ne sont pas vérifiés, paraissent du plus récent au plus ancien et portent leur date, avec celle de la visite quand leur auteur l'a donnée. Rien n'est donné en échange.",
      "Chaque avis dit ce que nous savons de son auteur : « Compte confirmé », il a un compte dont l'adresse email est confirmée ; « Avis non vérifié », nous n'en savons rien. Dans les deux cas, nous ne contrôlons pas qu'il est venu.",
      "Personne ne note sa propre laverie : l'avis d'un propriétaire, ou d'un compte qui se connecte de chez lui, est refusé. Un avis sans compte qui vient de chez lui, ou celui du propriétaire d'une laverie à moins de 500 m, est relu avant d'être publié, sous 48 h ; son auteur en est prévenu. Un avis refusé l'est avec un motif.",
    ],
    'Contester ou comprendre': [
      'Aucun classement ne tient compte de votre profil ni de vos visites passées : deux personnes qui cherchent la même chose au même endroit voient la même liste.',
      {
        text: 'Une place vous paraît fausse, une mention manque :',
        to: paths.contact,
        link: 'dites-le-nous',
      },
    ],
  });
