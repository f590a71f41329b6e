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
      items: [
        {
          title: 'La création de la page',
          text: "Dans la bonne catégorie, à votre nom : vous en êtes l'administrateur.",
        },
        {
          title: 'La couverture et la photo de profil',
          text: 'Dessinées à partir de votre enseigne et de vos photos.',
        },
        {
          title: 'La présentation',
          text: "Ce qu'est votre laverie, en quelques lignes que l'on a envie de lire.",
        },
        { title: 'Les informations pratiques', text: 'Adresse, carte, téléphone, horaires et tarifs.' },
        {
          title: "Le bouton d'action",
          text: 'Appeler, écrire ou venir : celui qui convient à votre laverie.',
        },
        { title: 'Les réponses automatiques', text: "Aux trois questions que l'on vous pose toujours." },
        { title: 'Les premières publications', text: "De quoi ouvrir la page sans qu'elle paraisse vide." },
      ],
    },
    {
      kind: 'reasons',
      title: 'À quoi sert une page, pour une laverie ?',
      points: [
        {
          icon: Users,
          title: 'À être recommandée',
          text: "Dans les groupes de quartier, on demande souvent où laver une couette. Une page se partage d'un geste.",
        },
        {
          icon: MessagesSquare,
          title: 'À répondre',
          text: "Une machine en panne, un objet oublié : un message vaut mieux qu'un avis mécontent.",
        },
        {
          icon: CalendarHeart,
          title: 'À prévenir',
          text: "Fermeture pour travaux, nouveau séchoir, horaires d'été : vos habitués le savent à temps.",
        },
      ],
    },
    {
      kind: 'results',
      title: 'Ce que la page change',
      intro: 'Pas de chiffre magique : une page bien tenue rend trois services concrets.',
      points: [
        { title: 'Vous êtes trouvable', text: 'Votre nom donne une page complète, avec vos vrais horaires.' },
        {
          title: 'Vous êtes joignable',
          text: 'Les questions arrivent au même endroit, et les plus simples ont déjà leur réponse.',
        },
        { title: 'Vous êtes vivant', text: 'Une page récente rassure qui hésite à faire le trajet.' },
      ],
    },
  ],
  closing: {
    title: 'Envoyez-nous une photo de votre laverie',
    text: "C'est tout ce qu'il faut pour commencer.",
  },
});
