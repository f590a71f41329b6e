import { Client, fetchExchange, gql } from 'urql';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from './cache.ts';

const lists = {
  search: gql`
    query Search {
      search_laundromats {
        position
        laundromat {
          id
          name
        }
      }
    }
  `,
  own: gql`
    query Own {
      laundromats {
        id
        name
      }
    }
  `,
  unanswered: gql`
    query Unanswered {
      reviews_aggregate {
        aggregate {
          count
        }
      }
    }
  `,
  plan: gql`
    query Plan {
      subscriptions {
        id
      }
    }
  `,
  page: gql`
    query Page($id: ID!) {
      laundromats_by_pk(id: $id) {
        id
        name
        place {
          communeId
        }
      }
    }
  `,
};

const laundromat = { __typename: 'laundromats', id: 'l', name: 'Ancien nom' };
const answers = {
  Search: { search_laundromats: [{ __typename: 'laundromat_matches', position: 1, laundromat }] },
  Own: { laundromats: [laundromat] },
  Unanswered: {
    reviews_aggregate: {
      __typename: 'reviews_aggregate',
      aggregate: { __typename: 'reviews_aggregate_fields', count: 2 },
    },
  },
  Plan: { subscriptions: [{ __typename: 'subscriptions', id: 's' }] },
  Page: {
    laundromats_by_pk: { ...laundromat, place: { __typename: 'laundromat_cities', communeId: '69123' } },
  },
  Update: {
    updateLaundromat: {
      __typename: 'SavedLaundromat',
      id: 'l',
      laundromat: { ...laundromat, name: 'Nouveau nom' },
    },
  },
  Create: { createLaundromat: { __typename: 'SavedLaundromat', id: 'm' } },
  Merge: { mergeLaundromats: { __typename: 'DecidedContent', id: 'l' } },
  Publish: { decideLaundromat: { __typename: 'DecidedContent', id: 'l' } },
  Restore: { restoreLaundromat: { __typename: 'SavedLaundromat', id: 'l' } },
  Answer: { answerReview: { __typename: 'AnsweredReview', id: 'r' } },
  Decide: { decideCorrection: { __typename: 'DecidedCorrection', id: 'c' } },
  Confirm: { confirmCheckoutSession: { __typename: 'ConfirmedCheckout', status: 'active' } },
};

let client: Client;
let requested: string[];
const show = (list: keyof typeof lists) => client.query(lists[list], { id: 'l' }).toPromise();

beforeEach(async () => {
  requested = [];
  client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    exchanges: [createCache(), fetchExchange],
    fetch: (_url, init) => {
      const { operationName } = JSON.parse(String(init?.body)) as { operationName: keyof typeof answers };
      requested.push(operationName);
      return Promise.resolve(Response.json({ data: answers[operationName] }));
    },
  });
  for (const list of Object.keys(lists) as (keyof typeof lists)[]) await show(list);
  requested = [];
});

test('a changed laundromat is searched again, and shown elsewhere as the action returned it', async () => {
  const update = gql`
    mutation Update {
      updateLaundromat(id: "l") {
        id
        laundromat {
          id
          name
        }
      }
    }
  `;
  await client.mutation(update, {}).toPromise();
  expect((await show('own')).data.laundromats[0].name).toBe('Nouveau nom');
  await show('plan');
  expect(requested).toEqual(['Update']);
  await show('search');
  await show('page');
  expect(requested).toEqual(['Update', 'Search', 'Page']);
});

test('a created laundromat is in the next lists, and the subscriptions stay', async () => {
  const create = gql`
    mutation Create {
      createLaundromat {
        id
      }
    }
  `;
  await client.mutation(create, {}).toPromise();
  for (const list of ['search', 'own', 'plan'] as const) await show(list);
  expect(requested).toEqual(['Create', 'Search', 'Own']);
});

test('after a payment the subscriptions and the laundromats are read again', async () => {
  const confirm = gql`
    mutation Confirm {
      confirmCheckoutSession {
        status
      }
    }
  `;
  await client.mutation(confirm, {}).toPromise();
  for (const list of ['search', 'own', 'plan'] as const) await show(list);
  expect(requested).toEqual(['Confirm', 'Search', 'Own', 'Plan']);
});

test.each([
  ['Merge', 'mergeLaundromats { id }'],
  ['Publish', 'decideLaundromat { id }'],
  ['Restore', 'restoreLaundromat { id }'],
  ['Decide', 'decideCorrection { id }'],
])(
  'after the mutation %s, which publishes or hides laundromats, the lists are read again',
  async (name, field) => {
    await client.mutation(gql(`mutation ${name} { ${field} }`), {}).toPromise();
    for (const list of ['search', 'own', 'plan'] as const) await show(list);
    expect(requested).toEqual([name, 'Search', 'Own']);
  },
);

test('after an answer to a review those without an answer are counted again', async () => {
  await client.mutation(gql('mutation Answer { answerReview { id } }'), {}).toPromise();
  for (const list of ['own', 'unanswered'] as const) await show(list);
  expect(requested).toEqual(['Answer', 'Unanswered']);
});
