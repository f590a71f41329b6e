import type { SiteContact } from '#contract/site/site.ts';
import type { ApiCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { cachedAnswer } from './cached-answer.ts';
import { graphql } from '../hasura/graphql.ts';

const siteContactQuery = graphql(`
  query SiteContact {
    site_settings_by_pk(id: 1) {
      siteTitle
      contactEmail
      contactPhone
      contactHours
    }
  }
`);

export type FindSiteContact = (caller: ApiCaller) => Promise<SiteContact | null>;

/** Finds the contact details of the site; null without Hasura. A change is shown after the lifetime of the cache. */
export function siteContactFinder(hasura: Hasura): FindSiteContact {
  return cachedAnswer(async (caller) => {
    const answer = await hasura.query(siteContactQuery, {}, caller);
    return answer.site_settings_by_pk;
  });
}
