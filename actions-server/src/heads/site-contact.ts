import { z } from 'zod';
import type { SiteContact } from '#contract/site.ts';
import type { Caller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import { keptAnswer } from './kept-answer.ts';

const siteContactQuery = {
  document: /* GraphQL */ `
    query SiteContact {
      site_settings_by_pk(id: 1) {
        siteTitle
        contactEmail
        contactPhone
        contactHours
      }
    }
  `,
  answer: z.object({
    site_settings_by_pk: z
      .object({
        siteTitle: z.string(),
        contactEmail: z.string().nullable(),
        contactPhone: z.string(),
        contactHours: z.string(),
      })
      .nullable(),
  }),
};

export type FindSiteContact = (caller: Caller) => Promise<SiteContact | null>;

/** How to reach the site; null while nobody knows. An administrator's change reaches first visits a little later. */
export function siteContactFinder(hasura: Hasura): FindSiteContact {
  return keptAnswer(async (caller) => {
    const answer = await hasura.query({ ...siteContactQuery, variables: {} }, caller);
    return answer.site_settings_by_pk;
  });
}
