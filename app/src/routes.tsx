import { Navigate, Route, Routes } from 'react-router-dom';
import { paths, patterns } from './paths.ts';
import { HomeRoute } from './shell/home-route.tsx';
import { Layout } from './shell/layout.tsx';
import { lazyPage } from './shell/page-code.ts';

const DirectoryPage = lazyPage(
  async () => (await import('./features/search/directory-page.tsx')).DirectoryPage,
);
const LaundromatRoute = lazyPage(async () => (await import('./shell/laundromat-route.tsx')).LaundromatRoute);
const UpcomingPage = lazyPage(async () => (await import('./shell/upcoming-page.tsx')).UpcomingPage);
const NotFoundPage = lazyPage(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage);

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
  { path: paths.login, title: 'Connexion' },
  { path: paths.register, title: 'Créer un compte' },
  { path: paths.dashboard, title: 'Mon compte' },
  { path: paths.ownerDashboard, title: 'Espace propriétaire' },
  { path: paths.adminDashboard, title: 'Tableau de bord Admin' },
  { path: paths.subscription, title: 'Abonnements' },
  { path: paths.subscriptionSuccess, title: 'Abonnement' },
  { path: patterns.editLaundromat, title: 'Modifier ma laverie' },
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

/**
 * Every screen of the site. Pages load on demand; the shell around them does not. The routes are declared as
 * elements because React Router's data router alone would cost 17 kB of the first view's 120.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomeRoute />} />
        <Route path={paths.directory} element={<DirectoryPage />} />
        <Route path={patterns.laundromat} element={<LaundromatRoute />} />
        <Route path={paths.admin} element={<Navigate to={paths.adminDashboard} replace />} />
        <Route path={paths.services.social} element={<Navigate to={paths.services.socialMedia} replace />} />
        {upcoming.map(({ path, title }) => (
          <Route key={path} path={path} element={<UpcomingPage key={path} title={title} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
