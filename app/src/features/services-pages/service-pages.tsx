import { facebook } from './services/facebook.ts';
import { googleAds } from './services/google-ads.ts';
import { hotline } from './services/hotline.ts';
import { instagram } from './services/instagram.ts';
import { seo } from './services/seo.ts';
import { ServicePage } from './service-page.tsx';
import { smsCampaigns } from './services/sms-campaigns.ts';
import { socialMedia } from './services/social-media.ts';
import { website } from './services/website.ts';

// The services to owners, as in the menu.

export const WebsitePage = () => <ServicePage content={website} />;
export const SeoPage = () => <ServicePage content={seo} />;
export const FacebookPage = () => <ServicePage content={facebook} />;
export const InstagramPage = () => <ServicePage content={instagram} />;
export const SocialMediaPage = () => <ServicePage content={socialMedia} />;
export const HotlinePage = () => <ServicePage content={hotline} />;
export const GoogleAdsPage = () => <ServicePage content={googleAds} />;
export const SmsCampaignsPage = () => <ServicePage content={smsCampaigns} />;
