import type { BriefContent, ServiceContent } from '../features/services-pages/service.ts';
import { paths } from '../paths.ts';
import { lazyPage } from './page-code.ts';

/** A page whose layout and content load together. */
function service(load: () => Promise<ServiceContent>) {
  return lazyPage(async () => {
    const [content, { ServicePage }] = await Promise.all([
      load(),
      import('../features/services-pages/service-page.tsx'),
    ]);
    return () => <ServicePage content={content} />;
  });
}

function brief(pick: (briefs: Record<keyof typeof paths.services.brief, BriefContent>) => BriefContent) {
  return lazyPage(async () => {
    const [{ briefs }, { BriefPage }] = await Promise.all([
      import('../features/services-pages/briefs.ts'),
      import('../features/services-pages/brief-page.tsx'),
    ]);
    return () => <BriefPage content={pick(briefs)} />;
  });
}

/** The services to owners: the eight pages of the menu and the short ones of the promotional circle. */
export const servicePages = {
  [paths.services.website]: service(
    async () => (await import('../features/services-pages/website.ts')).website,
  ),
  [paths.services.seo]: service(async () => (await import('../features/services-pages/seo.ts')).seo),
  [paths.services.facebook]: service(
    async () => (await import('../features/services-pages/facebook.ts')).facebook,
  ),
  [paths.services.instagram]: service(
    async () => (await import('../features/services-pages/instagram.ts')).instagram,
  ),
  [paths.services.socialMedia]: service(
    async () => (await import('../features/services-pages/social-media.ts')).socialMedia,
  ),
  [paths.services.hotline]: service(
    async () => (await import('../features/services-pages/hotline.ts')).hotline,
  ),
  [paths.services.googleAds]: service(
    async () => (await import('../features/services-pages/google-ads.ts')).googleAds,
  ),
  [paths.services.smsCampaigns]: service(
    async () => (await import('../features/services-pages/sms-campaigns.ts')).smsCampaigns,
  ),
  [paths.services.brief.website]: brief(({ website }) => website),
  [paths.services.brief.googleAds]: brief(({ googleAds }) => googleAds),
  [paths.services.brief.socialNetworks]: brief(({ socialNetworks }) => socialNetworks),
  [paths.services.brief.smsCampaigns]: brief(({ smsCampaigns }) => smsCampaigns),
  [paths.services.brief.localSeo]: brief(({ localSeo }) => localSeo),
};
