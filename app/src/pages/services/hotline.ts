import { BellOff, HandCoins, ShieldCheck } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { CallMotif } from './motif-phones.tsx';
import { type ServiceContent, servicePrices } from './service.ts';

export const hotline: ServiceContent = french({
  head: {
    path: paths.services.hotline,
    title: 'Hotline laverie',
    description: `Une équipe répond aux clients de votre laverie, 7 jours sur 7, de 7h à 22h. Dès ${servicePrices.hotline.text}.`,
  },
  title: 'Hotline laverie, 7 jours sur 7',
  lead: "Une machine bloquée, une pièce avalée, une porte qui ne s'ouvre plus : nous décrochons à votre place, de 7h à 22h, dimanches compris.",
  price: {
    amount: `Dès ${servicePrices.hotline.amount}`,
    per: servicePrices.hotline.per,
    note: 'Le prix dépend du nombre de machines et de laveries.',
  },
  tone: 'blue',
  motif: CallMotif,
  service: 'hotline',
  contactTo: paths.contact,
  contactLabel: 'Mettre en place ma hotline',
  parts: [
    {
      kind: 'steps',
      title: 'Comment se passe un appel',
      steps: {
        'Le client appelle': 'Le numéro est affiché dans la laverie, près des machines.',
        'Nous décrochons': 'Avec le plan de votre laverie et vos consignes sous les yeux.',
        'Nous dépannons': 'La plupart des blocages se règlent pas à pas, au téléphone.',
        'Vous êtes informé': "Un résumé après chaque appel ; un coup de fil si c'est urgent.",
      },
    },
    {
      kind: 'reasons',
      title: 'Ce que vous y gagnez',
      reasons: {
        'Des soirées tranquilles': {
          icon: BellOff,
          text: "Votre numéro personnel n'est plus sur la vitrine. Vous ne recevez que ce qui ne peut pas attendre.",
        },
        'Des clients qui ne repartent pas fâchés': {
          icon: HandCoins,
          text: 'Remboursement, cycle offert : nous appliquons vos règles, tout de suite.',
        },
        'Un numéro affiché, comme il se doit': {
          icon: ShieldCheck,
          text: 'Une laverie sans personnel doit indiquer un numéro de téléphone à ses clients. Celui-ci répond.',
        },
      },
    },
    {
      kind: 'inclusions',
      title: "Compris dans l'abonnement",
      items: {
        "L'accueil téléphonique": 'Tous les jours de la semaine, de 7h à 22h.',
        "L'affichette du numéro": 'À poser près des machines et sur la vitrine.',
        'La fiche de votre laverie':
          "Machines, pannes connues, règles de remboursement : tout ce qu'il faut pour bien répondre.",
        'Le journal des appels': 'Qui, quand, pourquoi, et ce qui a été fait.',
      },
    },
  ],
  closing: {
    title: "Combien d'appels recevez-vous ?",
    text: 'Une estimation suffit. Nous vous proposons une formule à la taille de votre laverie.',
  },
});
