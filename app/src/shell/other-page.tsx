import { type ComponentType, createElement } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { siteImage } from '#contract/site/page-head.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { withoutTrailingSlashes } from '#contract/site/trailing-slashes.ts';
import { paths, patterns } from '../paths.ts';
import { PageHead } from '../ui/page-head.tsx';
import { lazyPage } from './page-code.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { servicePages } from './service-pages.tsx';

/** Pages that few visits begin with; even their addresses stay out of the first view. */
const pages: Record<string, ComponentType> = {
  ...servicePages,
  [paths.login]: lazyPage(async () => (await import('../features/account/login-page.tsx')).LoginPage),
  [paths.register]: lazyPage(
    async () => (await import('../features/account/register-page.tsx')).RegisterPage,
  ),
  [paths.forgotPassword]: lazyPage(
    async () => (await import('../features/account/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  [paths.resetPassword]: lazyPage(
    async () => (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
  ),
  [paths.verifyEmail]: lazyPage(
    async () => (await import('../features/account/verify-email-page.tsx')).VerifyEmailPage,
  ),
  [paths.about]: lazyPage(async () => (await import('../features/about/about-page.tsx')).AboutPage),
  [paths.howItWorks]: lazyPage(
    async () => (await import('../features/about/how-it-works-page.tsx')).HowItWorksPage,
  ),
  [paths.faq]: lazyPage(async () => (await import('../features/about/faq-page.tsx')).FaqPage),
  [paths.ranking]: lazyPage(async () => (await import('../features/legal/ranking-page.tsx')).RankingPage),
  [paths.accessibility]: lazyPage(
    async () => (await import('../features/legal/accessibility-page.tsx')).AccessibilityPage,
  ),
  [paths.legal]: lazyPage(async () => (await import('../features/legal/legal-page.tsx')).LegalPage),
  [paths.terms]: lazyPage(async () => (await import('../features/legal/terms-page.tsx')).TermsPage),
  [paths.privacy]: lazyPage(async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage),
  [paths.favorites]: lazyPage(
    async () => (await import('../features/favorites/favorites-page.tsx')).FavoritesPage,
  ),
  [paths.offline]: lazyPage(async () => (await import('../features/offline/offline-page.tsx')).OfflinePage),
  [paths.contact]: lazyPage(async () => (await import('../features/contact/contact-page.tsx')).ContactPage),
  [paths.addLaundromat]: lazyPage(
    async () => (await import('../features/submission/add-laundromat-page.tsx')).AddLaundromatPage,
  ),
  [paths.subscription]: lazyPage(
    async () => (await import('../features/billing/subscription-page.tsx')).SubscriptionPage,
  ),
  [paths.subscriptionSuccess]: lazyPage(
    async () =>
      (await import('../features/submission/subscription-success-page.tsx')).SubscriptionSuccessPage,
  ),
};

/** Renders every address that routes.tsx does not name. */
export function OtherPage() {
  const { pathname } = useLocation();
  const path = withoutTrailingSlashes(pathname).toLowerCase();
  const Page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!Page) return <PlacePage path={path} />;
  const head = pageHeads[path];
  return (
    <>
      {head && <PageHead head={{ ...head, path, image: { url: siteImage } }} />}
      {createElement(Page, { key: path })}
    </>
  );
}

const RegionPage = lazyPage(async () => (await import('../features/search/region-page.tsx')).RegionPage);
const CityPage = lazyPage(async () => (await import('../features/search/city-page.tsx')).CityPage);

/** The pages of regions and communes, whose addresses contain their names. */
function PlacePage({ path }: { path: string }) {
  const place = matchPath(patterns.city, path) ?? matchPath(patterns.region, path);
  if (!place) return <NotFoundPage />;
  const { region = '', city } = place.params as { region?: string; city?: string };
  return city ? (
    <CityPage key={path} region={region} city={city} />
  ) : (
    <RegionPage key={path} region={region} />
  );
}
