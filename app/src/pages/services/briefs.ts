import { Globe, MessageSquareText, Search, Share2, TrendingUp } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { french } from '#contract/site/french-spacing.ts';
import { type BriefContent, servicePrices } from './service.ts';

export const briefs: Record<keyof typeof paths.services.brief, BriefContent> = french({
  website: {
    icon: Globe,
    title: 'Création de site web',
    path: paths.services.brief.website,
    description: `Le site de votre laverie pour ${servicePrices.website.text}, hébergement et domaine compris un an.`,
    lead: "Un site simple, à votre nom, qui répond aux trois questions d'un client : où, quand, combien.",
    points: {
      'Pensé pour le téléphone':
        "C'est là qu'on cherche une laverie. Horaires et itinéraire sont sur le premier écran.",
      'Sans entretien': "L'hébergement et le nom de domaine sont compris pendant un an.",
      'Relié à votre fiche': "Votre site et votre fiche de l'annuaire se renvoient leurs visiteurs.",
    },
    facts: { Prix: servicePrices.website.text, 'Hébergement et domaine': 'Un an compris' },
    service: 'website',
    contactLabel: 'Demander mon site',
    more: [{ to: paths.services.website, title: 'Tout ce qui est compris' }],
  },
  googleAds: {
    icon: Search,
    title: 'Référencement Google Ads',
    path: paths.services.brief.googleAds,
    description: 'Des annonces Google autour de votre laverie, avec le budget que vous fixez.',
    lead: 'Quand un voisin cherche une laverie, votre annonce paraît au-dessus des résultats. Ailleurs, elle ne coûte rien.',
    points: {
      'Dans votre zone': "Quelques rues ou toute la ville : vous décidez jusqu'où.",
      'Dans votre budget': 'Un plafond par mois, que nous ne dépassons pas.',
      'En toute clarté': 'Vous voyez ce que chaque euro a amené : clics, appels, itinéraires.',
    },
    facts: { Budget: 'Fixé par vous', Arrêt: 'Quand vous voulez' },
    service: 'google-ads',
    contactLabel: 'Préparer ma campagne',
    more: [{ to: paths.services.googleAds, title: "Le déroulé d'une campagne" }],
  },
  socialNetworks: {
    icon: Share2,
    title: 'Facebook et Instagram',
    path: paths.services.brief.socialNetworks,
    description: 'Créer et animer les pages Facebook et Instagram de votre laverie.',
    lead: 'Deux vitrines de plus pour votre laverie, ouvertes proprement et tenues chaque semaine.',
    points: {
      'Nous créons vos pages':
        'Facebook ou Instagram, complètes dès le premier jour. Instagram ouvre avec 20 publications.',
      'Nous les faisons vivre': '5 publications et 3 stories par semaine, écrites pour votre laverie.',
      'Vous gardez les clés': 'Les comptes sont à votre nom, avec vos mots de passe.',
    },
    facts: { "Création d'une page": servicePrices.facebook.text, Animation: 'Sur devis' },
    service: 'social-media',
    contactLabel: 'Parler de mes réseaux',
    more: [
      { to: paths.services.facebook, title: 'La page Facebook' },
      { to: paths.services.instagram, title: 'La page Instagram' },
      { to: paths.services.socialMedia, title: "L'animation" },
    ],
  },
  smsCampaigns: {
    icon: MessageSquareText,
    title: 'Campagne SMS',
    path: paths.services.brief.smsCampaigns,
    description: 'Prévenir vos clients par SMS : offre, fermeture, nouvelle machine.',
    lead: "Un message court, à ceux qui l'ont accepté, quand vous avez vraiment quelque chose à dire.",
    points: {
      'Une liste à vous': "Vos clients s'inscrivent dans la laverie. La liste reste la vôtre.",
      'Un texte qui va droit au but': "Nous l'écrivons, vous le validez, il part à la bonne heure.",
      'Dans les règles': "Accord préalable, STOP dans chaque message, pas d'envoi le soir ni le dimanche.",
    },
    facts: { Prix: 'Sur devis', Envoi: 'Après votre accord' },
    service: 'sms-campaigns',
    contactLabel: 'Lancer une campagne',
    more: [{ to: paths.services.smsCampaigns, title: "Le détail d'une campagne" }],
  },
  localSeo: {
    icon: TrendingUp,
    title: 'Référencement et publicité locale',
    path: paths.services.brief.localSeo,
    description: `Rendre votre laverie visible dans son quartier : SEO local et 30 annuaires, ${servicePrices.seo.text}.`,
    lead: 'Être vu par ceux qui habitent assez près pour venir : sur la carte, dans les annuaires et dans les résultats de votre ville.',
    points: {
      'Une fiche complète': "Photos, services, horaires de fête : votre établissement paraît tel qu'il est.",
      '30 annuaires locaux': 'Le même nom, la même adresse, le même numéro partout.',
      'Un compte rendu par mois': 'Vues, appels, itinéraires : vous jugez sur pièces.',
    },
    facts: { Prix: servicePrices.seo.text, 'Audit de départ': 'Gratuit' },
    service: 'seo',
    contactLabel: 'Demander un audit gratuit',
    more: [
      { to: paths.services.seo, title: 'Nos six actions mensuelles' },
      { to: paths.services.googleAds, title: 'Les annonces Google' },
    ],
  },
} satisfies Record<keyof typeof paths.services.brief, BriefContent>);
