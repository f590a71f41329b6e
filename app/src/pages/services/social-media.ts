import { CalendarCheck, MessageCircleReply, Palette } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { CalendarMotif } from './motif-posts.tsx';
import type { ServiceContent } from './service.ts';

export const socialMedia: ServiceContent = french({
  head: {
    path: paths.services.socialMedia,
    title: 'Animation réseaux sociaux pour laverie',
    description:
      '5 publications et 3 stories par semaine sur Facebook et Instagram, écrites pour votre laverie. Sur devis.',
  },
  title: 'Vos réseaux sociaux animés toute la semaine',
  lead: "5 publications et 3 stories par semaine, sur Facebook et Instagram. Vous faites tourner les machines, nous faisons tourner l'actualité.",
  price: { amount: 'Sur devis', note: 'Selon vos réseaux et le nombre de vos laveries.' },
  tone: 'blue',
  motif: CalendarMotif,
  service: 'social-media',
  contactTo: paths.contactAbout('social-media'),
  contactLabel: 'Demander un devis',
  parts: [
    {
      kind: 'week',
      title: 'Une semaine type, du lundi au dimanche',
      intro: 'Le planning se règle avec vous chaque mois. Voici à quoi ressemble une semaine ordinaire.',
      days: [
        {
          day: 'Lundi',
          formats: ['Publication'],
          text: 'Le conseil de la semaine : une tache, un tissu, un bon réglage.',
        },
        { day: 'Mardi', formats: ['Story'], text: "L'heure creuse du jour, pour venir sans attendre." },
        {
          day: 'Mercredi',
          formats: ['Publication'],
          text: "Une machine à l'honneur : capacité, durée, prix.",
        },
        {
          day: 'Jeudi',
          formats: ['Publication'],
          text: 'La vie du quartier : un voisin, un marché, un événement.',
        },
        {
          day: 'Vendredi',
          formats: ['Publication', 'Story'],
          text: 'Le linge du week-end : couettes, draps, tenues de sport.',
        },
        {
          day: 'Samedi',
          formats: ['Story'],
          text: "La laverie en direct, telle qu'on la trouve en arrivant.",
        },
        {
          day: 'Dimanche',
          formats: ['Publication'],
          text: 'La question ouverte : vos abonnés racontent, vous répondez lundi.',
        },
      ],
    },
    {
      kind: 'reasons',
      title: 'Ce que nous prenons en charge',
      reasons: {
        'Les images et les textes': {
          icon: Palette,
          text: "Écrits pour votre laverie, dans vos couleurs. Rien n'est repris d'une autre.",
        },
        'Le calendrier': {
          icon: CalendarCheck,
          text: "Vous recevez le mois à l'avance et pouvez tout changer avant parution.",
        },
        'Les commentaires': {
          icon: MessageCircleReply,
          text: 'Nous répondons aux questions simples et vous transmettons les autres.',
        },
      },
    },
    {
      kind: 'results',
      title: 'Les résultats attendus',
      intro: "Ce sont des objectifs : nous les suivons avec vous, chiffres de vos comptes à l'appui.",
      results: {
        'Une présence régulière':
          'Plus de page endormie depuis deux étés : on voit que la laverie est ouverte et suivie.',
        'Des abonnés du quartier': "Peu importe leur nombre, s'ils habitent assez près pour venir.",
        'Des questions en privé':
          'Le premier pas avant une visite, et souvent le dernier avant une habitude.',
      },
    },
  ],
  closing: {
    title: 'Parlons de votre semaine',
    text: 'Dites-nous quels comptes existent déjà ; le devis vient avec un premier planning.',
  },
});
