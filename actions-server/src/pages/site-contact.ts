import { z } from 'zod';
import type { SiteContact } from '#contract/site/site.ts';
import type { ApiCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { cachedAnswer } from './kept-answer.ts';

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

export type FindSiteContact = (caller: ApiCaller) => Promise<SiteContact | null>;

/** Finds the contact details of the site; null without Hasura. A change is shown after the lifetime of the cache. */
export function siteContactFinder(hasura: Hasura): FindSiteContact {
  return cachedAnswer(async (caller) => {
    const answer = await hasura.query({ ...siteContactQuery, variables: {} }, caller);
    return answer.site_settings_by_pk;
  });
}
