import { expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { refusal, useProject } from '../../testing/project-fixture.ts';

const project = useProject({
  ...library,
  files: { 'metadata/graphql_schema_introspection.yaml': { disabled_for_roles: ['reader'] } },
});

test.each([
  ['__schema', '{ __schema { queryType { name } } }'],
  ['__type', '{ __type(name: "author") { name } }'],
])('a role for which introspection is disabled has no %s', async (field, query) => {
  expect(refusal(await project.ask(query, {}, { role: 'reader' }))).toEqual({
    message: `field '${field}' not found in type: 'query_root'`,
    code: 'validation-failed',
    path: `$.selectionSet.${field}`,
  });
});

test('__typename still works, and other roles still have introspection', async () => {
  expect(
    (await project.ask('{ __typename author(limit: 1) { __typename } }', {}, { role: 'reader' })).data,
  ).toEqual({
    __typename: 'query_root',
    author: [{ __typename: 'author' }],
  });
  expect((await project.ask('{ __schema { queryType { name } } }')).data.__schema.queryType).toEqual({
    name: 'query_root',
  });
});
