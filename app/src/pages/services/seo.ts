import { Footprints, MapPin, SearchCheck } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { MapMotif } from './motif-screens.tsx';
import { type ServiceContent, servicePrices } from './service.ts';

export const seo: ServiceContent = french({
  head: {
    path: paths.services.seo,
    title: 'Référencement local pour laveries',
    description: `Être trouvé quand un voisin cherche une laverie : fiche d'établissement, 30 annuaires locaux, suivi chaque mois. ${servicePrices.seo.text}.`,
  },
  title: 'Référencement local pour laveries',
  lead: "Une laverie vit de son quartier. Nous travaillons pour qu'elle apparaisse là où ses voisins cherchent : sur la carte, dans les annuaires, dans les résultats de leur ville.",
  price: {
    amount: servicePrices.seo.amount,
    per: servicePrices.seo.per,
    note: "L'audit de départ est gratuit.",
  },
  tone: 'mist',
  motif: MapMotif,
  service: 'seo',
  contactTo: paths.contact,
  contactLabel: 'Demander un audit gratuit',
  parts: [
    {
      kind: 'reasons',
      title: 'Pourquoi le référencement local ?',
      intro:
        "Une laverie n'a pas besoin d'être connue partout. Elle a besoin de l'être à dix minutes à pied.",
      reasons: {
        'La recherche est une question de distance': {
          icon: MapPin,
          text: "« Laverie près de moi » donne une carte et quelques noms. Une fiche incomplète n'y figure pas, même à cent mètres.",
        },
        'Une information juste partout': {
          icon: SearchCheck,
          text: 'Un horaire faux sur un vieil annuaire suffit à perdre un client. Nous tenons les mêmes informations à jour partout.',
        },
        'Des visites qui se répètent': {
          icon: Footprints,
          text: 'Qui a trouvé une laverie pratique y revient chaque semaine. La première visite est celle qui compte.',
        },
      },
    },
    {
      kind: 'inclusions',
      title: 'Six actions, tous les mois',
      intro: `Pour ${servicePrices.seo.text}.`,
      items: {
        "Votre fiche d'établissement Google":
          'Créée ou reprise, complétée, avec photos, services et horaires de fête.',
        "L'inscription dans 30 annuaires locaux": 'Nom, adresse et téléphone identiques partout.',
        'Les mots de votre quartier': 'Rues, stations, résidences : ce que vos voisins écrivent vraiment.',
        'Les textes de votre site ou de votre fiche': 'Revus pour répondre à ces recherches.',
        'Les avis':
          'Une affichette pour les demander et des modèles de réponse, sans rien offrir en échange.',
        'Un compte rendu mensuel':
          "Vues, appels, demandes d'itinéraire : les chiffres de votre fiche, tels qu'ils sont.",
      },
    },
    {
      kind: 'results',
      title: 'Ce que nous visons',
      intro:
        'Personne ne peut promettre une place dans un moteur de recherche. Voici les objectifs sur lesquels nous vous rendons compte chaque mois.',
      stated: {
        title: 'Les résultats',
        intro: 'Mesurés chaque mois dans votre compte rendu.',
        titles: ['seoPosition', 'seoVisibility', 'seoCalls'],
      },
      results: {
        'Le Top 3 de votre quartier':
          'Paraître parmi les trois premières laveries de la carte, pour les recherches faites près de chez vous.',
        'Plus de visibilité locale':
          "Un nombre de vues qui augmente d'un mois à l'autre, mesuré sur votre fiche.",
        "Plus d'appels et d'itinéraires":
          'Des recherches qui finissent par une visite, comptées elles aussi.',
      },
    },
  ],
  closing: {
    title: "Où en est votre laverie aujourd'hui ?",
    text: "L'audit vous dit comment elle apparaît, ce qui est faux et ce qui manque. Il est gratuit et ne vous engage à rien.",
  },
});
