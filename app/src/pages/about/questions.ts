import type { PlanPrices } from '#app/graphql/plans/plans-query.ts';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';

interface Answer {
  answer: string;
  more?: { to: string; title: string };
}

/** Answers by their questions, in groups by title. */
type QuestionGroups = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

const at = (price: string | undefined) => (price ? `, à ${price}` : '');

export const questionGroups = (
  prices: PlanPrices,
  statedReviews = 'Tout le monde, sur toutes les fiches, gratuites ou payantes.',
): QuestionGroups =>
  french({
    'Trouver une laverie': {
      'Comment trouver une laverie près de chez moi ?': {
        answer:
          "Appuyez sur « Autour de moi » sur la page d'accueil : votre navigateur vous demandera s'il peut donner votre position. Ou indiquez une ville, un quartier, une gare ou une adresse ; les filtres proposent un rayon de 1, 2, 5 ou 10 km.",
        more: { to: paths.home, title: 'Chercher une laverie' },
      },
      'Faut-il un compte pour utiliser le site ?': {
        answer: 'Non. Chercher, lire les fiches, laisser un avis et nous écrire se font sans compte.',
      },
      'Les horaires et les prix sont-ils exacts ?': {
        answer:
          "Ils sont indiqués par les propriétaires des laveries. Le prix affiché est le prix de départ d'une machine. Si une information vous paraît fausse, écrivez-nous : nous la vérifions avec le propriétaire.",
        more: { to: paths.contact, title: 'Signaler une erreur' },
      },
      "Que veut dire « Annonce » à côté d'une laverie ?": {
        answer:
          'Que son propriétaire a choisi une formule payante, et que la laverie peut paraître pour cette raison avant celles qui sont à égalité avec elle. Elle ne passe devant aucune laverie plus proche ou ouverte, à distance comparable. Les badges VIP (Premium+) et Premium indiquent la formule.',
        more: { to: paths.ranking, title: 'Comment nous classons' },
      },
    },
    'Les avis': {
      'Qui peut laisser un avis ?': {
        answer: `${statedReviews} Il faut une note, un nom ou un pseudonyme et un commentaire. Rien n'est offert en échange d'un avis.`,
      },
      'Les avis sont-ils vérifiés ?': {
        answer:
          'Non : nous ne contrôlons pas que leurs auteurs se sont rendus dans la laverie. Chaque avis porte sa date de publication. Un avis injurieux ou manifestement faux peut être retiré : écrivez-nous.',
        more: { to: paths.contact, title: 'Signaler un avis' },
      },
    },
    'Inscrire ma laverie': {
      "L'inscription est-elle gratuite ?": {
        answer:
          "Oui, chacun peut inscrire une laverie gratuitement. La fiche gratuite comprend l'adresse, les horaires, les services et deux photos. Il faut un compte propriétaire, gratuit lui aussi.",
        more: { to: paths.addLaundromat, title: 'Ajouter ma laverie' },
      },
      'Quand ma fiche est-elle publiée ?': {
        answer:
          'Une fiche gratuite est relue et publiée sous 48 h. Une fiche payante paraît dès que le paiement est confirmé.',
      },
      'Que comprennent les formules payantes ?': {
        answer: `Premium${at(prices.premium)} : 6 photos et, à égalité, une place avant les fiches gratuites. Premium+${at(prices.featured)} : 10 photos, à égalité une place avant toutes les autres fiches, les « Laveries du mois » à tour de rôle et un nombre de laveries illimité. Ces places portent la mention « Annonce ».`,
        more: { to: paths.howItWorks, title: 'Comparer les formules' },
      },
      'Puis-je changer de formule ?': {
        answer: 'Oui, à tout moment et avec effet immédiat. Les prix sont TTC pour les clients français.',
      },
      'Que se passe-t-il si je résilie ?': {
        answer:
          "Votre formule reste active jusqu'à la fin de la période payée, puis votre fiche redevient gratuite.",
      },
      'Quelles photos puis-je ajouter ?': {
        answer:
          'Des fichiers JPG, PNG ou WebP de 5 Mo au plus : 2 photos avec la fiche gratuite, 6 avec Premium, 10 avec Premium+.',
      },
    },
    'Mon compte et mes données': {
      "J'ai oublié mon mot de passe. Que faire ?": {
        answer: "Demandez un lien à l'adresse de votre compte : il permet d'en choisir un nouveau.",
        more: { to: paths.forgotPassword, title: 'Choisir un nouveau mot de passe' },
      },
      'Que faites-vous de mes données ?': {
        answer:
          "Le nécessaire pour que le site fonctionne, et rien d'autre : pas de publicité ciblée, pas de revente. Un message de contact est effacé 3 ans après notre dernier échange.",
        more: { to: paths.privacy, title: 'Confidentialité' },
      },
    },
  });
