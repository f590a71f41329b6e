import { site } from '#contract/site.ts';

/** What a build may be told from outside; everything else is a constant of contract/. */
export const env = {
  graphqlUrl: '/v1/graphql',
  contactPhone: import.meta.env.VITE_CONTACT_PHONE ?? site.contactPhone,
};
