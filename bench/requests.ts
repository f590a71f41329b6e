import { moderatedNames } from '../contract/laundromat/fields.ts';
import { defaultSearchRadiusKm, pageSize } from '../contract/laundromat/search.ts';
import { allowedDocument } from '../local-stack/allowed-operations.ts';
import { readText } from './harness/read-text.ts';

export type Requests = Record<string, ReturnType<typeof post>[]>;

export const post = (path: string, content: object, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(content),
});

const reviews = 10;

export function benchRequests(places: { latitude: number; longitude: number; slug: string }[]): {
  'home search': Requests;
  detail: Requests;
} {
  const search = allowedDocument('app_SearchLaundromats');
  const detail = allowedDocument('app_LaundromatPage');
  const listed = readText('postgraphile/listed.graphql');
  const common = { sort: 'relevance', page: 1 };
  const searches = places.map(({ latitude, longitude }) => ({ ...common, lat: latitude, lng: longitude }));
  const [radius_km, page_size] = [defaultSearchRadiusKm, pageSize];
  const variables = places.map(({ slug }) => ({ slug, reviews }));
  const all = <T>(list: T[], path: string, bodyOf: (item: T) => object) =>
    list.map((item) => post(path, bodyOf(item), { 'x-lavoir-query': '1' }));
  return {
    'home search': {
      engine: all(searches, '/v1/graphql', (args) => ({
        query: search,
        variables: { args: { ...args, radius_km, page_size } },
      })),
      express: all(searches, '/search', (args) => ({ ...args, radius_km, page_size })),
      postgraphile: all(searches, '/graphql', (args) => ({
        query: readText('postgraphile/search.graphql') + listed,
        variables: { ...args, radiusKm: radius_km, pageSize: page_size },
      })),
    },
    detail: {
      engine: all(variables, '/v1/graphql', (values) => ({ query: detail, variables: values })),
      express: all(variables, '/detail', (values) => values),
      postgraphile: all(variables, '/graphql', (values) => ({
        query:
          readText('postgraphile/detail.graphql').replace('...Content', moderatedNames.join(' ')) + listed,
        variables: values,
      })),
    },
  };
}
