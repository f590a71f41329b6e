import { z } from 'zod';
import type { SiteContact } from '#contract/site.ts';
import type { Caller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';

/** An administrator's change may take this long to reach first visits; the app hears of it by itself. */
const keptMs = 30_000;

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

/** How to reach the site, asked now and then; null while it cannot be had, because a page can do without. */
export function siteContactFinder(hasura: Hasura): FindSiteContact {
  let known: Promise<SiteContact | null> | undefined;
  let askedAt = 0;
  return (caller) => {
    if (!known || Date.now() - askedAt > keptMs) {
      askedAt = Date.now();
      known = hasura.query({ ...siteContactQuery, variables: {} }, caller).then(
        ({ site_settings_by_pk: contact }) => contact,
        () => null,
      );
    }
    return known;
  };
}
