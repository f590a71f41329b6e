import { describe, expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { useProject } from '../../testing/project-fixture.ts';

const project = useProject(library);

const query = 'query ($where: books_bool_exp) { books(where: $where, order_by: {id: asc}) { id } }';

async function idsWhere(where: unknown): Promise<number[]> {
  const { data, errors } = await project.ask(query, { where });
  expect(errors).toBeUndefined();
  return data.books.map(({ id }: { id: number }) => id);
}

describe.each([
  ['_eq', { pages: { _eq: 60 } }, [1]],
  ['_neq drops nulls', { pages: { _neq: 60 } }, [2, 3]],
  ['_gt and _lte together', { pages: { _gt: 60, _lte: 310 } }, [3]],
  ['_in', { id: { _in: [1, 4, 77] } }, [1, 4]],
  ['_in of nothing', { id: { _in: [] } }, []],
  ['_nin', { id: { _nin: [1, 2] } }, [3, 4]],
  ['_nin of nothing', { id: { _nin: [] } }, [1, 2, 3, 4]],
  ['_is_null', { price: { _is_null: true } }, [4]],
  ['_is_null false', { price: { _is_null: false } }, [1, 2, 3]],
  ['_like', { title: { _like: 'L%' } }, [3, 4]],
  ['_ilike', { title: { _ilike: '%VINGT%' } }, [2]],
  ['numeric as a string', { price: { _eq: '9.90' } }, [2]],
  ['numeric as a number', { price: { _lt: 9 } }, [3]],
  ['date', { publishedOn: { _gte: '1870-06-01' } }, [3]],
  ['array _contains', { tags: { _contains: ['sea'] } }, [2, 3]],
  ['array _eq', { tags: { _eq: ['sea'] } }, [2]],
  ['jsonb _contains', { details: { _contains: { kind: 'novel' } } }, [2, 3]],
  ['jsonb _in of numbers', { details: { _in: [1, true] } }, []],
  ['an object relationship', { author: { nationality: { _eq: 'fr' } } }, [2, 3]],
  ['an array relationship', { reviews: { stars: { _gte: 5 } } }, [1, 2]],
  ['an empty relationship condition', { reviews: {} }, [1, 2, 3]],
  ['the absence of related rows', { _not: { reviews: {} } }, [4]],
  ['_and', { _and: [{ pages: { _gt: 100 } }, { id: { _lt: 3 } }] }, [2]],
  ['an empty _and', { _and: [] }, [1, 2, 3, 4]],
  ['_or', { _or: [{ id: { _eq: 1 } }, { title: { _eq: 'Lost pages' } }] }, [1, 4]],
  ['an empty _or', { _or: [] }, []],
  ['a single object for a list', { _or: { id: { _eq: 1 } } }, [1]],
  ['_not', { _not: { id: { _in: [1, 2] } } }, [3, 4]],
  ['nothing', {}, [1, 2, 3, 4]],
  ['an empty comparison', { id: {} }, [1, 2, 3, 4]],
  ['null as the whole', null, [1, 2, 3, 4]],
])('where with %s', (_name, where, expected) => {
  test(`finds ${expected.join(', ') || 'nothing'}`, async () => {
    expect(await idsWhere(where)).toEqual(expected);
  });
});

test('a condition with variables inside works like one that is a variable', async () => {
  const { data } = await project.ask(
    'query ($min: Int, $words: [String!]!) { books(where: {pages: {_gte: $min}, tags: {_contains: $words}}, order_by: {id: asc}) { id } }',
    { min: 100, words: ['sea'] },
  );
  expect(data).toEqual({ books: [{ id: 2 }, { id: 3 }] });
});

test.each([
  [{ id: { _eq: null } }, "unexpected null value for type 'Int'", 'where.id._eq', 'validation-failed'],
  [
    { id: { _in: [1, null] } },
    "unexpected null value for type 'Int'",
    'where.id._in[1]',
    'validation-failed',
  ],
  [{ id: { _in: null } }, 'expected a list, but found null', 'where.id._in', 'validation-failed'],
  [
    { title: { _ne: 'x' } },
    "field '_ne' not found in type: 'String_comparison_exp'",
    'where.title._ne',
    'validation-failed',
  ],
  [
    { details: { _has_key: 'a' } },
    "field '_has_key' not found in type: 'jsonb_comparison_exp'",
    'where.details._has_key',
    'validation-failed',
  ],
  [
    { reviews_aggregate: { count: { predicate: { _eq: 0 } } } },
    "field 'reviews_aggregate' not found in type: 'books_bool_exp'",
    'where.reviews_aggregate',
    'validation-failed',
  ],
  [{ nope: {} }, "field 'nope' not found in type: 'books_bool_exp'", 'where.nope', 'validation-failed'],
  [[{}, {}], "expected an object for type 'books_bool_exp', but found a list", 'where', 'validation-failed'],
  [
    { id: { _is_null: 'x' } },
    "expected a boolean for type 'Boolean', but found a string",
    'where.id._is_null',
    'validation-failed',
  ],
  [{ title: { _eq: 5 } }, 'expected a value for type text', 'where.title._eq', 'parse-failed'],
  [
    { id: { _eq: 2147483648 } },
    'The value 2147483648 lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?',
    'where.id._eq',
    'parse-failed',
  ],
])('%j is refused: %s', async (where, message, place, code) => {
  const { errors, data } = await project.ask(query, { where });
  expect(data).toBeUndefined();
  expect(errors).toEqual([{ message, extensions: { path: `$.selectionSet.books.args.${place}`, code } }]);
});

test('a string that Postgres cannot read as the type is a data exception', async () => {
  const { errors } = await project.ask(query, { where: { publishedOn: { _eq: 'soon' } } });
  expect(errors).toEqual([
    {
      message: 'invalid input syntax for type date: "soon"',
      extensions: { path: '$', code: 'data-exception' },
    },
  ]);
});

test('values are bound and never become SQL', async () => {
  expect(await idsWhere({ title: { _eq: `'; drop table book; --` } })).toEqual([]);
  expect(await idsWhere({ tags: { _contains: ['"}\\"', `'`] } })).toEqual([]);
  expect(await idsWhere({})).toHaveLength(4);
});
