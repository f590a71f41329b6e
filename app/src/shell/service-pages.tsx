import type { ServiceContent } from '../features/services-pages/service.ts';
import { paths } from '../paths.ts';
import { pageWithHead } from './page-code.tsx';

/** A page whose layout and content load together. */
function service(path: string, load: () => Promise<ServiceContent>) {
  return pageWithHead(path, async () => {
    const [content, { ServicePage }] = await Promise.all([
      load(),
      import('../features/services-pages/service-page.tsx'),
    ]);
    return () => <ServicePage content={content} />;
  });
}

function brief(name: keyof typeof paths.services.brief) {
  return pageWithHead(paths.services.brief[name], async () => {
    const [{ briefs }, { BriefPage }] = await Promise.all([
      import('../features/services-pages/briefs.ts'),
      import('../features/services-pages/brief-page.tsx'),
    ]);
    return () => <BriefPage content={briefs[name]} />;
  });
}

/** The services to owners: the eight pages of the menu and the short ones of the promotional circle. */
export const servicePages = [
  service(
    paths.services.website,
    async () => (await import('../features/services-pages/website.ts')).website,
  ),
  service(paths.services.seo, async () => (await import('../features/services-pages/seo.ts')).seo),
  service(
    paths.services.facebook,
    async () => (await import('../features/services-pages/facebook.ts')).facebook,
  ),
  service(
    paths.services.instagram,
    async () => (await import('../features/services-pages/instagram.ts')).instagram,
  ),
  service(
    paths.services.socialMedia,
    async () => (await import('../features/services-pages/social-media.ts')).socialMedia,
  ),
  service(
    paths.services.hotline,
    async () => (await import('../features/services-pages/hotline.ts')).hotline,
  ),
  service(
    paths.services.googleAds,
    async () => (await import('../features/services-pages/google-ads.ts')).googleAds,
  ),
  service(
    paths.services.smsCampaigns,
    async () => (await import('../features/services-pages/sms-campaigns.ts')).smsCampaigns,
  ),
  brief('website'),
  brief('googleAds'),
  brief('socialNetworks'),
  brief('smsCampaigns'),
  brief('localSeo'),
];
