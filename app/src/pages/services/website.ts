import { Clock, MapPinned, Smartphone } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { BrowserMotif } from './motif-screens.tsx';
import { type ServiceContent, servicePrices } from './service.ts';

export const website: ServiceContent = french({
  head: {
    path: paths.services.website,
    title: 'Création site internet pour laverie',
    description: `Un site clair pour votre laverie : horaires, prix, itinéraire. ${servicePrices.website.text}, hébergement et nom de domaine compris la première année.`,
  },
  title: 'Un site internet pour votre laverie',
  lead: 'Vos horaires, vos prix et le chemin pour venir, sur un site à votre nom. Vous nous dites comment tourne votre laverie, nous faisons le reste.',
  statement: 'websiteCount',
  price: {
    amount: servicePrices.website.amount,
    per: servicePrices.website.per,
    note: "Un an d'hébergement et le nom de domaine compris.",
  },
  tone: 'blue',
  motif: BrowserMotif,
  service: 'website',
  contactTo: paths.contact,
  contactLabel: 'Demander mon site',
  parts: [
    {
      kind: 'inclusions',
      title: `Compris dans les ${servicePrices.website.amount}`,
      intro: 'Un prix, une facture. Rien à ajouter pour que le site soit en ligne.',
      items: {
        'Vos horaires et vos prix': 'Lisibles en deux secondes, machine par machine si vous le souhaitez.',
        "Votre adresse et l'itinéraire": 'Un bouton ouvre le trajet sur le téléphone du client.',
        'Vos photos, bien cadrées': "Nous les allégeons pour qu'elles s'affichent vite, même en 4G faible.",
        'Vos équipements': 'Grande capacité, séchage, paiement par carte : ce que les clients cherchent.',
        'Un formulaire de contact': 'Les messages arrivent dans votre messagerie.',
        'Le nom de domaine': 'Choisi avec vous et réservé pour un an.',
        "Un an d'hébergement": 'Avec le certificat qui affiche le cadenas dans le navigateur.',
        'Le lien avec votre fiche': "Votre site et votre fiche de l'annuaire renvoient l'un à l'autre.",
      },
    },
    {
      kind: 'reasons',
      title: 'Pourquoi un site, quand on a déjà une enseigne ?',
      reasons: {
        'On vérifie avant de porter son linge': {
          icon: Clock,
          text: "Personne ne traverse la ville avec deux sacs pour trouver porte close. Un site répond à la question avant qu'elle ne devienne un détour.",
        },
        'La recherche se fait sur le trottoir': {
          icon: Smartphone,
          text: "Le vôtre est dessiné d'abord pour le téléphone : l'essentiel tient sur le premier écran.",
        },
        'Une adresse qui vous appartient': {
          icon: MapPinned,
          text: 'Une page de réseau social peut changer de règles. Votre nom de domaine, lui, reste le vôtre.',
        },
      },
    },
    {
      kind: 'steps',
      title: 'Du premier appel à la mise en ligne',
      steps: {
        'On en parle': 'Par téléphone ou par message : vos machines, vos horaires, ce qui vous distingue.',
        'Vous envoyez vos photos':
          'Celles de votre téléphone suffisent ; nous vous disons lesquelles manquent.',
        'Vous relisez': 'Nous corrigeons les textes et la mise en page avec vous.',
        'Le site ouvre': 'À votre adresse, relié à votre fiche Lavoir.',
      },
    },
    {
      kind: 'siblings',
      title: 'Pour aller avec le site',
      links: [
        {
          to: paths.services.seo,
          title: 'Référencement local',
          text: 'Pour que ceux qui cherchent une laverie dans votre quartier trouvent la vôtre.',
        },
        {
          to: paths.services.hotline,
          title: 'Hotline laverie',
          text: "Quelqu'un répond au numéro affiché sur votre site, 7 jours sur 7.",
        },
      ],
    },
  ],
  closing: {
    title: 'Dites-nous où est votre laverie',
    text: 'Nous regardons ce qui existe déjà en ligne et revenons vers vous avec une proposition.',
  },
});
