import { CalendarHeart, MessagesSquare, Users } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { PageMotif } from './motif-posts.tsx';
import { type ServiceContent, servicePrices } from './service.ts';

export const facebook: ServiceContent = french({
  head: {
    path: paths.services.facebook,
    title: 'Création de page Facebook pour laverie',
    description: `Une page Facebook complète pour votre laverie, créée et remise en main : 7 prestations comprises, ${servicePrices.facebook.text}.`,
  },
  title: 'Votre page Facebook, prête à accueillir',
  lead: 'Couverture, horaires, services, premiers messages : nous créons la page, vous en gardez les clés.',
  price: { amount: servicePrices.facebook.amount, note: 'En une fois, sans abonnement.' },
  tone: 'card',
  motif: PageMotif,
  service: 'facebook',
  contactTo: paths.contact,
  contactLabel: 'Créer ma page Facebook',
  parts: [
    {
      kind: 'inclusions',
      title: 'Sept prestations comprises',
      items: {
        'La création de la page': "Dans la bonne catégorie, à votre nom : vous en êtes l'administrateur.",
        'La couverture et la photo de profil': 'Dessinées à partir de votre enseigne et de vos photos.',
        'La présentation': "Ce qu'est votre laverie, en quelques lignes que l'on a envie de lire.",
        'Les informations pratiques': 'Adresse, carte, téléphone, horaires et tarifs.',
        "Le bouton d'action": 'Appeler, écrire ou venir : celui qui convient à votre laverie.',
        'Les réponses automatiques': "Aux trois questions que l'on vous pose toujours.",
        'Les premières publications': "De quoi ouvrir la page sans qu'elle paraisse vide.",
      },
    },
    {
      kind: 'reasons',
      title: 'À quoi sert une page, pour une laverie ?',
      reasons: {
        'À être recommandée': {
          icon: Users,
          text: "Dans les groupes de quartier, on demande souvent où laver une couette. Une page se partage d'un geste.",
        },
        'À répondre': {
          icon: MessagesSquare,
          text: "Une machine en panne, un objet oublié : un message vaut mieux qu'un avis mécontent.",
        },
        'À prévenir': {
          icon: CalendarHeart,
          text: "Fermeture pour travaux, nouveau séchoir, horaires d'été : vos habitués le savent à temps.",
        },
      },
    },
    {
      kind: 'results',
      title: 'Ce que la page change',
      intro: 'Pas de chiffre magique : une page bien tenue rend trois services concrets.',
      results: {
        'Vous êtes trouvable': 'Votre nom donne une page complète, avec vos vrais horaires.',
        'Vous êtes joignable':
          'Les questions arrivent au même endroit, et les plus simples ont déjà leur réponse.',
        'Vous êtes vivant': 'Une page récente rassure qui hésite à faire le trajet.',
      },
    },
  ],
  closing: {
    title: 'Envoyez-nous une photo de votre laverie',
    text: "C'est tout ce qu'il faut pour commencer.",
  },
});
