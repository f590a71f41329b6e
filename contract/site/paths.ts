/**
 * Public pages without a parameter, rendered on the server and listed in the sitemap. app/src/paths.ts has all
 * addresses.
 */
export const pagePaths = {
  home: '/',
  directory: '/directory',
  contact: '/contact',
  about: '/about',
  howItWorks: '/how-it-works',
  faq: '/faq',
  addLaundromat: '/add-laundromat',
  subscription: '/subscription',
  legal: '/legal',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibilite',
  ranking: '/classement',
  openData: '/donnees',
} as const;

export const servicePaths = {
  website: '/services/website',
  seo: '/services/seo',
  facebook: '/services/facebook',
  instagram: '/services/instagram',
  socialMedia: '/services/social-media',
  hotline: '/services/hotline',
  googleAds: '/services/google-ads',
  smsCampaigns: '/services/sms-campaigns',
} as const;

export const briefPaths = {
  website: '/services/creation-site-web',
  googleAds: '/services/referencement-google-ads',
  socialNetworks: '/services/reseaux-sociaux',
  smsCampaigns: '/services/campagne-sms',
  localSeo: '/services/referencement-local',
} as const;

export const listedPaths = [pagePaths, servicePaths, briefPaths].flatMap((group) => Object.values(group));

export const laundromatPath = (slug: string) => `/laverie/${encodeURIComponent(slug)}`;
export const regionPath = (region: string) => `/laveries/${encodeURIComponent(region)}`;
export const departmentPath = (region: string, name: string) =>
  `${regionPath(region)}?departement=${encodeURIComponent(name)}`;
export const cityPath = (region: string, city: string) => `${regionPath(region)}/${encodeURIComponent(city)}`;
export const claimPath = (slug: string) => `/revendiquer/${encodeURIComponent(slug)}`;
