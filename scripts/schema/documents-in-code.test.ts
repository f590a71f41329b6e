import { expect, test } from 'vitest';
import { readDocuments } from './documents-in-code.ts';

const texts = (code: string) => readDocuments('page.ts', code).map(({ rawSDL }) => rawSDL.trim());

test('calls, templates and marked texts are found', () => {
  expect(texts('const a = graphql(`query A { a }`);')).toEqual(['query A { a }']);
  expect(texts('const b = gql`query B { b }`;')).toEqual(['query B { b }']);
  expect(texts('const c = { document: /* GraphQL */ `query C { c }` };')).toEqual(['query C { c }']);
});

test('an interpolated fragment is left out, because it is found where it is written', () => {
  expect(texts('const d = gql`query D { ...F } ${fragment}`;')).toEqual(['query D { ...F }']);
});

test('other templates are not GraphQL', () => {
  expect(texts('const text = `query of ${name}`; const sql = sql`select 1`;')).toEqual([]);
});

test('GraphQL that cannot be read is an error that names the file', () => {
  expect(() => texts('const a = gql`query {`;')).toThrow(/^page\.ts holds GraphQL that cannot be read/);
});
