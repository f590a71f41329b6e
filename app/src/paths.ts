import type { UserRole } from '#contract/account/roles.ts';
import {
  briefPaths,
  cityPath,
  departmentPath,
  laundromatPath,
  pagePaths,
  regionPath,
  servicePaths,
} from '#contract/site/paths.ts';

export type ContactService =
  | 'website'
  | 'seo'
  | 'facebook'
  | 'instagram'
  | 'social-media'
  | 'hotline'
  | 'google-ads'
  | 'sms-campaigns';

export const paths = {
  ...pagePaths,
  favorites: '/favoris',
  offline: '/hors-ligne',
  laundromat: laundromatPath,
  region: regionPath,
  department: departmentPath,
  city: cityPath,
  editLaundromat: (id: string) => `/edit-laundromat/${encodeURIComponent(id)}`,
  contactAbout: (service: ContactService) => withQuery(pagePaths.contact, { service }),

  login: '/login',
  loginThen: (returnTo: string) => withQuery('/login', { returnTo }),
  register: '/register',
  registerAs: (role?: 'client' | 'owner', returnTo?: string) => withQuery('/register', { role, returnTo }),
  forgotPassword: '/mot-de-passe-oublie',
  resetPassword: '/nouveau-mot-de-passe',
  verifyEmail: '/verifier-email',
  dashboard: '/dashboard',
  ownerDashboard: '/owner-dashboard',
  adminDashboard: '/admin-dashboard',
  admin: '/admin',
  subscriptionSuccess: '/subscription-success',

  services: { ...servicePaths, social: '/services/social', brief: briefPaths },
} as const;

const dashboards: Record<UserRole, string> = {
  admin: paths.adminDashboard,
  owner: paths.ownerDashboard,
  client: paths.dashboard,
};

export function dashboardOf(role: UserRole): string {
  return dashboards[role];
}

export const patterns = {
  laundromat: '/laverie/:slug',
  region: '/laveries/:region',
  city: '/laveries/:region/:city',
  editLaundromat: '/edit-laundromat/:id',
  claim: '/revendiquer/:slug',
} as const;

export function fixedPaths(tree: object = paths): string[] {
  return Object.values(tree).flatMap((part: unknown) => {
    if (typeof part === 'string') return [part];
    return typeof part === 'object' && part !== null ? fixedPaths(part) : [];
  });
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}
