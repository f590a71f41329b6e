import { briefs } from '#app/features/services-pages/services/briefs.ts';
import { BriefPage } from './brief-page.tsx';

// The short pages about services, as in the promotion circle of the home page.

export const WebsiteBrief = () => <BriefPage content={briefs.website} />;
export const GoogleAdsBrief = () => <BriefPage content={briefs.googleAds} />;
export const SocialNetworksBrief = () => <BriefPage content={briefs.socialNetworks} />;
export const SmsCampaignsBrief = () => <BriefPage content={briefs.smsCampaigns} />;
export const LocalSeoBrief = () => <BriefPage content={briefs.localSeo} />;
