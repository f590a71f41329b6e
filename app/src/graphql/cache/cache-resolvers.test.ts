import { Client, fetchExchange, gql } from 'urql';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from './cache.ts';

const search = gql`
  query Search {
    search_laundromats {
      position
      laundromat {
        id
        slug
        name
      }
    }
  }
`;
const card = gql`
  query Card($slug: String!) {
    laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
      id
      name
    }
  }
`;
const page = gql`
  query Page($slug: String!) {
    laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
      id
      name
      description
    }
  }
`;

const laundromat = (slug: string) => ({ __typename: 'laundromats', id: slug, slug, name: `Laverie ${slug}` });
let answers: Record<string, unknown>;
let client: Client;

beforeEach(async () => {
  const match = { __typename: 'laundromat_matches', position: 1, laundromat: laundromat('des-halles') };
  answers = {
    Search: {
      search_laundromats: [
        match,
        { ...match, laundromat: null },
        { ...match, laundromat: laundromat('du-port') },
      ],
    },
    Page: { laundromats: [] },
  };
  client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    exchanges: [createCache(), fetchExchange],
    fetch: (_url, init) => {
      const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
      return Promise.resolve(Response.json({ data: answers[operationName] }));
    },
  });
  await client.query(search, {}).toPromise();
});

const known = (slug: string) =>
  client.query(card, { slug }, { requestPolicy: 'cache-only' }).toPromise() as Promise<{
    data?: { laundromats: { name: string }[] };
  }>;

test('a laundromat of a search is known by its slug', async () => {
  for (const slug of ['des-halles', 'du-port']) {
    expect((await known(slug)).data?.laundromats).toMatchObject([{ name: `Laverie ${slug}` }]);
  }
});

test('a laundromat of no list is not known, and not said to be missing', async () => {
  expect((await known('ailleurs')).data ?? null).toBeNull();
});

test('a page with more fields than the list still asks the server, whose answer comes first from then on', async () => {
  const slug = 'des-halles';
  const { data } = await client.query(page, { slug }).toPromise();
  expect(data.laundromats).toEqual([]);
  expect((await known(slug)).data?.laundromats).toEqual([]);
});
