import { BellRing, ListChecks, Repeat } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { MessageMotif } from './motif-phones.tsx';
import type { ServiceContent } from './service.ts';

export const smsCampaigns: ServiceContent = french({
  head: {
    path: paths.services.smsCampaigns,
    title: 'Campagne SMS pour laverie',
    description:
      "Des campagnes SMS vers les clients de votre laverie qui l'ont accepté : offre, fermeture, nouvelle machine.",
  },
  title: 'Un SMS, et vos habitués reviennent',
  lead: 'Une offre en heure creuse, une fermeture, un nouveau séchoir : le message arrive dans la poche de vos clients, sans application ni abonnement.',
  statement: 'smsOpenRate',
  price: { amount: 'Sur devis', note: 'Selon le nombre de messages. Aucun envoi sans votre accord.' },
  tone: 'card',
  motif: MessageMotif,
  service: 'sms-campaigns',
  contactTo: paths.contactAbout('sms-campaigns'),
  contactLabel: 'Lancer une campagne SMS',
  parts: [
    {
      kind: 'reasons',
      title: 'Quand un SMS sert vraiment',
      reasons: {
        'Pour remplir une heure creuse': {
          icon: BellRing,
          text: 'Le mardi matin est vide ? Une remise annoncée la veille, à ceux qui habitent tout près.',
        },
        'Pour faire revenir': {
          icon: Repeat,
          text: "Un mot à la saison des couettes, un autre à la rentrée. Deux ou trois par an, pas plus : on ne se désabonne pas d'un voisin discret.",
        },
        'Pour prévenir': {
          icon: ListChecks,
          text: 'Travaux, panne, horaires de fête : un détour évité vaut toutes les publicités.',
        },
      },
    },
    {
      kind: 'inclusions',
      title: 'Ce que comprend une campagne',
      items: {
        'Une liste en règle':
          "Une affichette invite vos clients à s'inscrire ; nous gardons la preuve de leur accord.",
        'Le texte': 'Court, daté, signé du nom de votre laverie.',
        "L'envoi aux bonnes heures": 'Jamais le soir, le dimanche ni les jours fériés.',
        'Le STOP': 'Chaque message dit comment ne plus en recevoir, et le retrait est immédiat.',
        'Le bilan': 'Messages remis, désinscriptions, et ce que vous avez vu en caisse.',
      },
    },
  ],
  closing: {
    title: "Qu'avez-vous à leur dire ?",
    text: "Donnez-nous l'idée, nous l'écrivons en 160 caractères.",
  },
});
