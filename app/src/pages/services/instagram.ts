import { Camera, MapPin, Sparkles } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { FeedMotif } from './motif-posts.tsx';
import { type ServiceContent, servicePrices } from './service.ts';

export const instagram: ServiceContent = french({
  head: {
    path: paths.services.instagram,
    title: 'Création de page Instagram pour laverie',
    description: `Un compte Instagram pour votre laverie, ouvert avec ses 20 premières publications : 7 prestations comprises, ${servicePrices.instagram.text}.`,
  },
  title: 'Instagram, avec 20 publications pour commencer',
  lead: "Un compte vide n'attire personne. Le vôtre ouvre avec vingt publications prêtes, dans les couleurs de votre laverie.",
  price: { amount: servicePrices.instagram.amount, note: 'En une fois, sans abonnement.' },
  tone: 'mist',
  motif: FeedMotif,
  service: 'instagram',
  contactTo: paths.contact,
  contactLabel: 'Créer ma page Instagram',
  parts: [
    {
      kind: 'reasons',
      title: 'Une laverie sur Instagram ?',
      intro: "Plus photogénique qu'on ne croit.",
      reasons: {
        "Un lieu que l'on montre": {
          icon: Camera,
          text: 'Hublots, carrelage, lumière du soir : peu de commerces ont un décor aussi reconnaissable.',
        },
        'Des voisins qui suivent leur quartier': {
          icon: MapPin,
          text: "Étudiants, nouveaux arrivants, locations de vacances : ceux qui n'ont pas de machine y sont.",
        },
        'Des conseils qui se gardent': {
          icon: Sparkles,
          text: 'Laver une couette, sauver un pull : une astuce enregistrée ramène vers vous.',
        },
      },
    },
    {
      kind: 'inclusions',
      title: 'Sept prestations comprises',
      intro: `Pour ${servicePrices.instagram.text}.`,
      items: {
        'La création du compte professionnel': 'À votre nom, avec votre mot de passe.',
        'La biographie et le lien': 'Qui vous êtes, où vous êtes, et comment venir.',
        'La photo de profil': "Lisible dans un rond de la taille d'un ongle.",
        'Les 20 premières publications': 'Images et légendes, validées avec vous avant leur parution.',
        'Une charte visuelle': 'Couleurs, cadrages et ton, pour continuer sans nous.',
        'Les stories à la une': 'Horaires, tarifs et accès, toujours sous la main.',
        'Les mots-dièse de votre ville': 'Une liste courte et locale, prête à copier.',
      },
    },
    {
      kind: 'siblings',
      title: 'Et après les vingt premières ?',
      links: [
        {
          to: paths.services.socialMedia,
          title: 'Animation réseaux sociaux',
          text: 'Nous publions pour vous, chaque semaine, sur Facebook et Instagram.',
        },
        {
          to: paths.services.facebook,
          title: 'Page Facebook',
          text: 'Le même soin, pour les habitants du quartier.',
        },
      ],
    },
  ],
  closing: {
    title: 'Montrez-nous votre laverie',
    text: 'Quelques photos et votre adresse nous suffisent pour imaginer le compte.',
  },
});
