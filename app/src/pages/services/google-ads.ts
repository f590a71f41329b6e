import { CircleEuro, Crosshair, Timer } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { SearchMotif } from './motif-screens.tsx';
import type { ServiceContent } from './service.ts';

export const googleAds: ServiceContent = french({
  head: {
    path: paths.services.googleAds,
    title: 'Référencement Google Ads pour laverie',
    description:
      'Des annonces Google autour de votre laverie seulement, avec un budget que vous fixez et un compte rendu clair.',
  },
  title: 'Google Ads, à\u00a0quelques rues de chez vous',
  lead: 'Une annonce au-dessus des résultats, montrée seulement à ceux qui sont assez près pour venir, aux heures où vous êtes ouvert.',
  price: {
    amount: 'Votre budget',
    note: "Vous fixez la somme versée à Google ; notre travail fait l'objet d'un devis.",
  },
  tone: 'mist',
  motif: SearchMotif,
  service: 'google-ads',
  contactTo: paths.contactAbout('google-ads'),
  contactLabel: 'Préparer ma campagne',
  parts: [
    {
      kind: 'steps',
      title: 'Une campagne, quatre temps',
      steps: {
        'Le périmètre': "Nous traçons autour de votre laverie la zone d'où l'on vient vraiment.",
        'Les mots': "« Laverie ouverte », « laver une couette » : ceux d'un client, pas d'un curieux.",
        'Les annonces': 'Écrites avec vos prix, vos horaires et votre itinéraire. Vous les validez.',
        'Le réglage': 'Chaque semaine, nous coupons ce qui coûte et gardons ce qui amène.',
      },
    },
    {
      kind: 'reasons',
      title: 'Pourquoi payer pour paraître ?',
      intro: "Parce que c'est immédiat, mesurable, et que l'on peut s'arrêter quand on veut.",
      reasons: {
        'Tout de suite': {
          icon: Timer,
          text: "Le référencement local demande des mois. Une annonce paraît dès qu'elle est acceptée : utile pour une ouverture ou une réouverture.",
        },
        'Au bon endroit': {
          icon: Crosshair,
          text: "Hors de votre zone et de vos horaires, l'annonce ne paraît pas et ne coûte rien.",
        },
        'Sans surprise': {
          icon: CircleEuro,
          text: 'Un plafond par jour et par mois, fixé par vous. Vous payez Google directement.',
        },
      },
    },
    {
      kind: 'results',
      title: 'Ce que vous lisez chaque mois',
      intro:
        'Aucune promesse de rang : une enchère ne se promet pas. Les chiffres de votre compte, en clair.',
      results: {
        'Ce qui a été dépensé': 'Au total et par recherche.',
        'Ce qui a été fait': "Clics, appels et demandes d'itinéraire.",
        'Ce que nous changeons': 'Trois lignes, sans jargon.',
      },
    },
  ],
  closing: {
    title: 'Un budget en tête ?',
    text: "Même petit : dites-le-nous, nous vous dirons franchement s'il suffit dans votre ville.",
  },
});
