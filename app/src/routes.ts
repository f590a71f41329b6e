import type { ComponentType } from 'react';
import { paths, patterns } from './paths.ts';
import type { Access } from './shell/access.ts';
import { HomeRoute } from './shell/home-route.tsx';
import { lazyPage, pageWithHead } from './shell/page-code.tsx';
import { servicePages } from './shell/service-pages.tsx';

/** A row of the table of routes. */
export interface AppRoute {
  /** Path or pattern, the key of its title and description in contract/site/routes.ts. */
  path: string;
  page: ComponentType;
  /** Access rule (spec §6); without it everyone may enter. */
  access?: Access;
}

const ownersOnly = (message: string): Access => ({
  role: 'owner',
  refusal: { message, to: paths.login, visitorsToo: true },
});

/**
 * The table of routes: the page of every address and its access. Title, description and indexing are in
 * contract/site/routes.ts, which the server reads as well; a test keeps both complete.
 */
export const routes: readonly AppRoute[] = [
  { path: paths.home, page: HomeRoute },
  {
    path: paths.directory,
    page: lazyPage(async () => (await import('./features/search/directory-page.tsx')).DirectoryPage),
  },
  {
    path: patterns.laundromat,
    page: lazyPage(async () => (await import('./shell/laundromat-route.tsx')).LaundromatRoute),
  },
  {
    path: patterns.region,
    page: lazyPage(async () => (await import('./features/search/region-page.tsx')).RegionPage),
  },
  {
    path: patterns.city,
    page: lazyPage(async () => (await import('./features/search/city-page.tsx')).CityPage),
  },
  pageWithHead(paths.contact, async () => (await import('./features/contact/contact-page.tsx')).ContactPage),
  pageWithHead(paths.about, async () => (await import('./features/about/about-page.tsx')).AboutPage),
  pageWithHead(
    paths.howItWorks,
    async () => (await import('./features/about/how-it-works-page.tsx')).HowItWorksPage,
  ),
  pageWithHead(paths.faq, async () => (await import('./features/about/faq-page.tsx')).FaqPage),
  pageWithHead(paths.ranking, async () => (await import('./features/legal/ranking-page.tsx')).RankingPage),
  pageWithHead(
    paths.accessibility,
    async () => (await import('./features/legal/accessibility-page.tsx')).AccessibilityPage,
  ),
  pageWithHead(paths.legal, async () => (await import('./features/legal/legal-page.tsx')).LegalPage),
  pageWithHead(paths.terms, async () => (await import('./features/legal/terms-page.tsx')).TermsPage),
  pageWithHead(paths.privacy, async () => (await import('./features/legal/privacy-page.tsx')).PrivacyPage),
  pageWithHead(
    paths.addLaundromat,
    async () => (await import('./features/submission/add-laundromat-page.tsx')).AddLaundromatPage,
  ),
  pageWithHead(
    paths.subscription,
    async () => (await import('./features/billing/subscription-page.tsx')).SubscriptionPage,
  ),
  ...servicePages,
  {
    path: paths.login,
    page: lazyPage(async () => (await import('./features/account/login-page.tsx')).LoginPage),
  },
  {
    path: paths.register,
    page: lazyPage(async () => (await import('./features/account/register-page.tsx')).RegisterPage),
  },
  {
    path: paths.forgotPassword,
    page: lazyPage(
      async () => (await import('./features/account/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
  },
  {
    path: paths.resetPassword,
    page: lazyPage(
      async () => (await import('./features/account/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: paths.verifyEmail,
    page: lazyPage(async () => (await import('./features/account/verify-email-page.tsx')).VerifyEmailPage),
  },
  {
    path: paths.favorites,
    page: lazyPage(async () => (await import('./features/favorites/favorites-page.tsx')).FavoritesPage),
  },
  {
    path: paths.offline,
    page: lazyPage(async () => (await import('./features/offline/offline-page.tsx')).OfflinePage),
  },
  {
    path: paths.subscriptionSuccess,
    page: lazyPage(
      async () =>
        (await import('./features/submission/subscription-success-page.tsx')).SubscriptionSuccessPage,
    ),
  },
  {
    path: paths.dashboard,
    page: lazyPage(async () => (await import('./shell/dashboard-route.tsx')).DashboardRoute),
    access: {},
  },
  {
    path: paths.ownerDashboard,
    page: lazyPage(async () => (await import('./shell/owner-dashboard-route.tsx')).OwnerDashboardRoute),
    access: ownersOnly('Vous devez être propriétaire de laverie pour accéder à cette page'),
  },
  {
    path: patterns.editLaundromat,
    page: lazyPage(async () => (await import('./features/owner/edit-page.tsx')).EditPage),
    access: ownersOnly('Vous devez être connecté en tant que propriétaire'),
  },
  {
    path: paths.adminDashboard,
    page: lazyPage(async () => (await import('./shell/admin-route.tsx')).AdminRoute),
    access: {
      role: 'admin',
      refusal: { message: "Vous n'avez pas les permissions d'administrateur", to: paths.dashboard },
    },
  },
];

/** Addresses that lead to another page. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.admin]: paths.adminDashboard,
  [paths.services.social]: paths.services.socialMedia,
};
