import { BriefPage } from './brief-page.tsx';
import { briefs } from './briefs.ts';

// The short pages about services, as in the promotion circle of the home page.

export const WebsiteBrief = () => <BriefPage content={briefs.website} />;
export const GoogleAdsBrief = () => <BriefPage content={briefs.googleAds} />;
export const SocialNetworksBrief = () => <BriefPage content={briefs.socialNetworks} />;
export const SmsCampaignsBrief = () => <BriefPage content={briefs.smsCampaigns} />;
export const LocalSeoBrief = () => <BriefPage content={briefs.localSeo} />;
