import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { UpcomingPage } from './upcoming-page.tsx';

/** Pages that later changes bring: until then their links lead to one honest page. */
const upcoming: { path: string; title: string }[] = [
  { path: paths.addLaundromat, title: 'Ajouter ma laverie' },
  { path: paths.contact, title: 'Contact' },
  { path: paths.about, title: 'À propos' },
  { path: paths.howItWorks, title: 'Comment ça marche' },
  { path: paths.faq, title: 'Questions fréquentes' },
  { path: paths.legal, title: 'Mentions légales' },
  { path: paths.privacy, title: 'Confidentialité' },
  { path: paths.terms, title: "Conditions d'utilisation" },
  { path: paths.ranking, title: 'Comment nous classons' },
  { path: paths.subscription, title: 'Abonnements' },
  { path: paths.subscriptionSuccess, title: 'Abonnement' },
  { path: paths.services.website, title: 'Création site internet' },
  { path: paths.services.seo, title: 'Référencement local' },
  { path: paths.services.facebook, title: 'Page Facebook' },
  { path: paths.services.instagram, title: 'Page Instagram' },
  { path: paths.services.socialMedia, title: 'Animation réseaux sociaux' },
  { path: paths.services.hotline, title: 'Hot line laverie' },
  { path: paths.services.googleAds, title: 'Référencement Google Ads' },
  { path: paths.services.smsCampaigns, title: 'Campagne SMS' },
  { path: paths.services.brief.website, title: 'Site web' },
  { path: paths.services.brief.googleAds, title: 'Google' },
  { path: paths.services.brief.socialNetworks, title: 'Réseaux sociaux' },
  { path: paths.services.brief.smsCampaigns, title: 'SMS' },
  { path: paths.services.brief.localSeo, title: 'SEO local' },
];

/** Every address without a page of its own: a page to come, or none. */
export function OtherPage() {
  const { pathname } = useLocation();
  const page = upcoming.find(({ path }) => matchPath(path, pathname));
  return page ? <UpcomingPage key={page.path} title={page.title} /> : <NotFoundPage />;
}
