import { paths } from '#app/paths.ts';

export interface NavigationLink {
  to: string;
  title: string;
}

export const serviceLinks: readonly NavigationLink[] = [
  { to: paths.services.website, title: 'Création site internet' },
  { to: paths.services.seo, title: 'Référencement local' },
  { to: paths.services.facebook, title: 'Page Facebook' },
  { to: paths.services.instagram, title: 'Page Instagram' },
  { to: paths.services.socialMedia, title: 'Animation réseaux sociaux' },
  { to: paths.services.hotline, title: 'Hot line laverie' },
  { to: paths.services.googleAds, title: 'Référencement Google Ads' },
  { to: paths.services.smsCampaigns, title: 'Campagne SMS' },
];

export const footerLinks: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Trouver une laverie',
    links: [
      { to: paths.home, title: 'Accueil' },
      { to: paths.directory, title: 'Annuaire' },
      { to: paths.favorites, title: 'Mes favoris' },
      { to: paths.howItWorks, title: 'Comment ça marche' },
      { to: paths.faq, title: 'Questions fréquentes' },
    ],
  },
  {
    title: 'Lavoir',
    links: [
      { to: paths.addLaundromat, title: 'Ajouter une laverie' },
      { to: paths.about, title: 'À propos' },
      { to: paths.contact, title: 'Contact' },
      { to: paths.openData, title: 'Données ouvertes' },
    ],
  },
  {
    title: 'Informations légales',
    links: [
      { to: paths.ranking, title: 'Comment nous classons' },
      { to: paths.legal, title: 'Mentions légales' },
      { to: paths.privacy, title: 'Confidentialité' },
      { to: paths.terms, title: "Conditions d'utilisation" },
      { to: paths.accessibility, title: 'Accessibilité' },
    ],
  },
];
