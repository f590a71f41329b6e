import { expect, test } from 'vitest';
import { useProject } from '../testing/project-fixture.ts';

const project = useProject({
  sql: `create table book (id int primary key, title text); insert into book values (1, 'Notes');`,
  tables: [
    {
      table: 'book',
      select_permissions: [{ role: 'reader', permission: { columns: '*', filter: {} } }],
    },
  ],
  files: {
    'metadata/query_collections.yaml': [
      {
        name: 'shop',
        definition: {
          queries: [
            {
              name: 'Books',
              query:
                'query Books($n: Int) { book(limit: $n) { id ...Title } } fragment Title on book { title }',
            },
          ],
        },
      },
      { name: 'unused', definition: { queries: [{ name: 'Titles', query: '{ book { title } }' }] } },
    ],
    'metadata/allow_list.yaml': [{ collection: 'shop', scope: { global: true } }],
  },
  environment: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' },
});

const refused = {
  errors: [{ message: 'query is not allowed', extensions: { path: '$', code: 'validation-failed' } }],
};

test('white space, comments and __typename make no difference to an allowed document', async () => {
  const query = `
    # the books
    query Books($n: Int) { book(limit: $n) { __typename id ...Title } }
    fragment Title on book { title }`;
  expect(await project.ask(query, { n: 1 }, { role: 'reader' })).toEqual({
    data: { book: [{ __typename: 'book', id: 1, title: 'Notes' }] },
  });
});

test.each([
  [
    'another name',
    'query Other($n: Int) { book(limit: $n) { id ...Title } } fragment Title on book { title }',
  ],
  [
    'another order',
    'query Books($n: Int) { book(limit: $n) { ...Title id } } fragment Title on book { title }',
  ],
  ['a collection that is not allowed', '{ book { title } }'],
  ['introspection', '{ __schema { queryType { name } } }'],
])('%s is refused', async (_what, query) => {
  expect(await project.ask(query, {}, { role: 'reader' })).toEqual(refused);
});

test('admin may send any document', async () => {
  expect(await project.ask('{ book { title } }')).toEqual({ data: { book: [{ title: 'Notes' }] } });
});
