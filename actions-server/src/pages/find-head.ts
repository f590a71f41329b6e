import { laundromatHead, newestReviews } from '#contract/site/laundromat-head.ts';
import { siteImage } from '#contract/site/page-head.ts';
import { routeAt } from '#contract/site/routes.ts';
import { cityHead, regionHead } from '#contract/site/place-heads.ts';
import { cardPhoto, cardPhotoSizes } from '#contract/photos/shown-photo.ts';
import type { ApiCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { headCityQuery, headLaundromatQuery, headRegionQuery } from './head-documents.ts';
import type { KnownHead } from './head-html.ts';
import { segmentsOf } from './page-path.ts';

/** Returns the head of the page at this path; null when no such page exists. Queries Hasura at most once. */
export async function findHead(hasura: Hasura, caller: ApiCaller, path: string): Promise<KnownHead | null> {
  const segments = segmentsOf(path);
  if (!segments) return null;
  const page = `/${segments.join('/')}`.toLowerCase();
  const route = routeAt(page);
  if (!route) return null;
  if ('description' in route) return { ...route, path: page, image: { url: siteImage } };
  if ('title' in route) return route;

  const [kind, first, second, ...rest] = segments;
  if (!first || rest.length > 0) return null;
  switch (kind?.toLowerCase()) {
    case 'laverie': {
      if (second) return null;
      const variables = { slug: first, reviews: newestReviews };
      const [laundromat] = (await hasura.query(headLaundromatQuery, variables, caller)).laundromats;
      return laundromat ? laundromatHead(laundromat) : null;
    }
    case 'laveries': {
      if (second) {
        // The first card of the page.
        const best = { place: `${first}/${second}`, sort: 'rating', page_size: 1 };
        const variables = { region: first, city: second, first: best };
        const {
          laundromat_cities: [city],
          matches,
        } = await hasura.query(headCityQuery, variables, caller);
        if (!city) return null;
        const url = matches[0]?.laundromat?.photos[0]?.url;
        return { ...cityHead(city), ...(url && { photo: cardPhoto(url, cardPhotoSizes) }) };
      }
      const [region] = (await hasura.query(headRegionQuery, { region: first }, caller)).laundromat_regions;
      return region ? regionHead(region) : null;
    }
    default:
      return null;
  }
}
