import { matchPath, useLocation } from 'react-router-dom';
import { facebook } from './facebook.ts';
import { googleAds } from './google-ads.ts';
import { hotline } from './hotline.ts';
import { instagram } from './instagram.ts';
import { seo } from './seo.ts';
import { ServicePage } from './service-page.tsx';
import { smsCampaigns } from './sms-campaigns.ts';
import { socialMedia } from './social-media.ts';
import { website } from './website.ts';

const contents = [website, seo, facebook, instagram, socialMedia, hotline, googleAds, smsCampaigns];

export function ServicePages() {
  const { pathname } = useLocation();
  const content = contents.find(({ head }) => matchPath(head.path, pathname))!;
  return <ServicePage content={content} />;
}
