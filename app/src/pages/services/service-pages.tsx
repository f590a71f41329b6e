import { facebook } from './facebook.ts';
import { googleAds } from './google-ads.ts';
import { hotline } from './hotline.ts';
import { instagram } from './instagram.ts';
import { seo } from './seo.ts';
import { ServicePage } from './service-page.tsx';
import { smsCampaigns } from './sms-campaigns.ts';
import { socialMedia } from './social-media.ts';
import { website } from './website.ts';

export const WebsitePage = () => <ServicePage content={website} />;
export const SeoPage = () => <ServicePage content={seo} />;
export const FacebookPage = () => <ServicePage content={facebook} />;
export const InstagramPage = () => <ServicePage content={instagram} />;
export const SocialMediaPage = () => <ServicePage content={socialMedia} />;
export const HotlinePage = () => <ServicePage content={hotline} />;
export const GoogleAdsPage = () => <ServicePage content={googleAds} />;
export const SmsCampaignsPage = () => <ServicePage content={smsCampaigns} />;
