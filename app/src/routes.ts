import type { ComponentType } from 'react';
import { HomePage } from '#app/pages/home/home-page.tsx';
import { lazyPage } from '#app/shell/page/page-code.tsx';
import type { Access } from '#app/shell/routes/require-role.tsx';
import { briefPaths, servicePaths } from '#contract/site/paths.ts';
import { paths, patterns } from './paths.ts';

export interface AppRoute {
  path: string;
  page: ComponentType;
  /** Public pages are rendered on the server first, the same for everyone; the other ones only in the browser. */
  rendering: 'server' | 'browser';
  load?: () => Promise<ComponentType>;
  title?: string;
  access?: Access;
}

type PageModule<Name extends string> = Record<Name, ComponentType>;

function publicPage<Name extends string>(
  path: string,
  loadModule: () => Promise<PageModule<Name>>,
  name: Name,
): AppRoute {
  const load = async () => (await loadModule())[name];
  return { path, page: lazyPage(load), rendering: 'server', load };
}

function privatePage<Name extends string>(
  path: string,
  loadModule: () => Promise<PageModule<Name>>,
  name: Name,
  details: Pick<AppRoute, 'title' | 'access'>,
): AppRoute {
  return { ...publicPage(path, loadModule, name), rendering: 'browser', ...details };
}

const ownersOnly = (message: string): Access => ({
  role: 'owner',
  refusal: { message, to: paths.login, visitorsToo: true },
});

const legalTexts = () => import('#app/pages/legal/text-pages.tsx');
const services = () => import('#app/pages/services/service-pages.tsx');
const briefs = () => import('#app/pages/services/brief-pages.tsx');

export const routes: readonly AppRoute[] = [
  { path: paths.home, page: HomePage, rendering: 'server' },
  publicPage(paths.directory, () => import('#app/pages/directory/directory-page.tsx'), 'DirectoryPage'),
  publicPage(
    patterns.laundromat,
    () => import('#app/pages/laundromat/laundromat-page.tsx'),
    'LaundromatPage',
  ),
  publicPage(patterns.region, () => import('#app/pages/towns/region-page.tsx'), 'RegionPage'),
  publicPage(patterns.city, () => import('#app/pages/towns/city-page.tsx'), 'CityPage'),
  publicPage(paths.contact, () => import('#app/pages/contact/contact-page.tsx'), 'ContactPage'),
  publicPage(paths.about, () => import('#app/pages/about/about-page.tsx'), 'AboutPage'),
  publicPage(paths.howItWorks, () => import('#app/pages/about/how-it-works-page.tsx'), 'HowItWorksPage'),
  publicPage(paths.faq, () => import('#app/pages/about/faq-page.tsx'), 'FaqPage'),
  publicPage(
    paths.addLaundromat,
    () => import('#app/pages/add-laundromat/add-laundromat-page.tsx'),
    'AddLaundromatPage',
  ),
  publicPage(
    paths.subscription,
    () => import('#app/pages/subscription/subscription-page.tsx'),
    'SubscriptionPage',
  ),
  publicPage(paths.legal, () => import('#app/pages/legal/legal-page.tsx'), 'LegalPage'),
  publicPage(paths.terms, legalTexts, 'TermsPage'),
  publicPage(paths.privacy, legalTexts, 'PrivacyPage'),
  publicPage(paths.openData, () => import('#app/pages/open-data/open-data-page.tsx'), 'OpenDataPage'),
  publicPage(paths.ranking, () => import('#app/pages/legal/ranking-page.tsx'), 'RankingPage'),
  publicPage(paths.accessibility, legalTexts, 'AccessibilityPage'),

  ...Object.values(servicePaths).map((path) => publicPage(path, services, 'ServicePages')),
  ...Object.values(briefPaths).map((path) => publicPage(path, briefs, 'BriefPages')),

  privatePage(patterns.claim, () => import('#app/pages/claim/claim-page.tsx'), 'ClaimPage', {}),
  privatePage(paths.login, () => import('#app/pages/account/login-page.tsx'), 'LoginPage', {
    title: 'Connexion',
  }),
  privatePage(paths.register, () => import('#app/pages/account/register-page.tsx'), 'RegisterPage', {
    title: 'Créer un compte',
  }),
  privatePage(
    paths.forgotPassword,
    () => import('#app/pages/account/forgot-password-page.tsx'),
    'ForgotPasswordPage',
    { title: 'Mot de passe oublié' },
  ),
  privatePage(
    paths.resetPassword,
    () => import('#app/pages/account/reset-password-page.tsx'),
    'ResetPasswordPage',
    { title: 'Nouveau mot de passe' },
  ),
  privatePage(
    paths.verifyEmail,
    () => import('#app/pages/account/verify-email-page.tsx'),
    'VerifyEmailPage',
    { title: 'Adresse email' },
  ),
  privatePage(paths.favorites, () => import('#app/pages/favorites/favorites-page.tsx'), 'FavoritesPage', {
    title: 'Mes favoris',
  }),
  privatePage(paths.offline, () => import('#app/pages/offline/offline-page.tsx'), 'OfflinePage', {
    title: 'Hors ligne',
  }),
  privatePage(
    paths.subscriptionSuccess,
    () => import('#app/pages/add-laundromat/subscription-success-page.tsx'),
    'SubscriptionSuccessPage',
    { title: 'Abonnement' },
  ),
  privatePage(paths.dashboard, () => import('#app/pages/dashboard/dashboard-page.tsx'), 'DashboardPage', {
    title: 'Mon compte',
    access: {},
  }),
  privatePage(
    paths.ownerDashboard,
    () => import('#app/pages/owner-dashboard/owner-dashboard-page.tsx'),
    'OwnerDashboardPage',
    {
      title: 'Espace propriétaire',
      access: ownersOnly('Vous devez être propriétaire de laverie pour accéder à cette page'),
    },
  ),
  privatePage(patterns.editLaundromat, () => import('#app/pages/edit-laundromat/edit-page.tsx'), 'EditPage', {
    access: ownersOnly('Vous devez être connecté en tant que propriétaire'),
  }),
  privatePage(paths.adminDashboard, () => import('#app/pages/admin/admin-page.tsx'), 'AdminPage', {
    title: 'Tableau de bord Admin',
    access: {
      role: 'admin',
      refusal: { message: "Vous n'avez pas les permissions d'administrateur", to: paths.dashboard },
    },
  }),
];

export const redirects: Readonly<Record<string, string>> = {
  [paths.admin]: paths.adminDashboard,
  [paths.services.social]: paths.services.socialMedia,
};
