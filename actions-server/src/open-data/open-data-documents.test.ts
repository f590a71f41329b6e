import { expect, test } from 'vitest';
import type { Hasura } from '../hasura/hasura.ts';
import type { ApiCaller, SystemCaller } from '../session/caller.ts';
import { openDataPageQuery } from './open-data-documents.ts';

test('wrong variables, unselected fields and a wrong sender do not compile', () => {
  const check = async (hasura: Hasura, caller: SystemCaller, visitor: ApiCaller) => {
    const { laundromats } = await hasura.query(openDataPageQuery, { after: 'an-id', limit: 1 }, caller);
    // @ts-expect-error a document of the superuser, sent as a role
    await hasura.query(openDataPageQuery, { after: 'an-id', limit: 1 }, visitor);
    const name: string | undefined = laundromats[0]?.name;
    // @ts-expect-error a variable of another type
    await hasura.query(openDataPageQuery, { after: 1, limit: 1 }, caller);
    // @ts-expect-error a missing variable
    await hasura.query(openDataPageQuery, {}, caller);
    // @ts-expect-error an unknown variable
    await hasura.query(openDataPageQuery, { after: 'an-id', limit: 1, name: '' }, caller);
    // @ts-expect-error a field that the query does not select
    return [name, laundromats[0]?.email];
  };
  expect(check).toBeTypeOf('function');
});
