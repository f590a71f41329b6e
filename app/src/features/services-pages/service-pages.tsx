import { facebook } from '#app/features/services-pages/services/facebook.ts';
import { googleAds } from '#app/features/services-pages/services/google-ads.ts';
import { hotline } from '#app/features/services-pages/services/hotline.ts';
import { instagram } from '#app/features/services-pages/services/instagram.ts';
import { seo } from '#app/features/services-pages/services/seo.ts';
import { smsCampaigns } from '#app/features/services-pages/services/sms-campaigns.ts';
import { socialMedia } from '#app/features/services-pages/services/social-media.ts';
import { website } from '#app/features/services-pages/services/website.ts';
import { ServicePage } from './service-page.tsx';

// The services to owners, as in the menu.

export const WebsitePage = () => <ServicePage content={website} />;
export const SeoPage = () => <ServicePage content={seo} />;
export const FacebookPage = () => <ServicePage content={facebook} />;
export const InstagramPage = () => <ServicePage content={instagram} />;
export const SocialMediaPage = () => <ServicePage content={socialMedia} />;
export const HotlinePage = () => <ServicePage content={hotline} />;
export const GoogleAdsPage = () => <ServicePage content={googleAds} />;
export const SmsCampaignsPage = () => <ServicePage content={smsCampaigns} />;
