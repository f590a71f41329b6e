import { print } from 'graphql';
import { expect, test } from 'vitest';
import { mergeSchemas } from './merge-schemas.ts';

test('a field, argument or value of any role is in the merged schema', () => {
  const visitor = 'type Query { shops(limit: Int): [Shop!]! } type Shop { name: String! } enum Sort { name }';
  const admin =
    'type Query { shops(offset: Int): [Shop!]! } type Shop { secret: String } enum Sort { name age }';
  expect(print(mergeSchemas([visitor, admin]))).toBe(
    [
      'type Query {\n  shops(limit: Int, offset: Int): [Shop!]!\n}',
      'type Shop {\n  name: String!\n  secret: String\n}',
      'enum Sort {\n  name\n  age\n}',
    ].join('\n\n'),
  );
});
