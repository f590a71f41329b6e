import { defaultSearchRadiusKm, pageSize } from '../contract/laundromat/search.ts';
import { appDocument } from './app-documents.ts';
import { postgraphileDetail, postgraphileSearch } from './postgraphile-documents.ts';

export type Contestant = 'engine' | 'express' | 'postgraphile';
export type Page = 'home search' | 'detail';

export interface BenchRequest {
  path: string;
  body: string;
}

/** Number of reviews that the page of a laundromat requests. */
const reviews = 10;

/** Returns the requests of each contestant: the home page's search around each place, and the page of each slug. */
export async function benchRequests(
  places: { latitude: number; longitude: number; slug: string }[],
): Promise<Record<Page, Record<Contestant, BenchRequest[]>>> {
  const search = await appDocument('SearchLaundromats');
  const detail = await appDocument('LaundromatPage');
  const searches = places.map(({ latitude, longitude }) => ({
    lat: latitude,
    lng: longitude,
    radius_km: defaultSearchRadiusKm,
    sort: 'relevance',
    page: 1,
    page_size: pageSize,
  }));
  const post = (path: string, body: unknown) => ({ path, body: JSON.stringify(body) });
  return {
    'home search': {
      engine: searches.map((args) => post('/v1/graphql', { query: search, variables: { args } })),
      express: searches.map((args) => post('/search', args)),
      postgraphile: searches.map(({ radius_km, page_size, ...others }) =>
        post('/graphql', {
          query: postgraphileSearch,
          variables: { ...others, radiusKm: radius_km, pageSize: page_size },
        }),
      ),
    },
    detail: {
      engine: places.map(({ slug }) => post('/v1/graphql', { query: detail, variables: { slug, reviews } })),
      express: places.map(({ slug }) => post('/detail', { slug, reviews })),
      postgraphile: places.map(({ slug }) =>
        post('/graphql', { query: postgraphileDetail, variables: { slug, reviews } }),
      ),
    },
  };
}
