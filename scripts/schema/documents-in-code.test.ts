import { expect, test } from 'vitest';
import { laundromatContentText } from '#contract/laundromat/fragments.ts';
import { readDocuments } from './documents-in-code.ts';

const read = (code: string) => readDocuments('page.ts', code);

test('a call of graphql() is a document with its constant and its fragments', () => {
  const [first, ...others] = read(
    'const a = graphql(`query A { ...F }`, [f]); const text = `query of ${name}`;',
  );
  expect(first).toMatchObject({ rawSDL: 'query A { ...F }', constant: 'a', fragments: ['f'] });
  expect(others).toEqual([]);
});

test('a document may be a fragment that app and server share', () => {
  const [fragment] = read('const content = graphql(laundromatContentText);');
  expect(fragment).toMatchObject({ rawSDL: laundromatContentText, constant: 'content' });
});

test('invalid GraphQL is an error that names the file', () => {
  expect(() => read('graphql(`query {`)')).toThrow(/^page\.ts contains invalid GraphQL/);
});

test('an interpolation is an error, because its text has no type', () => {
  expect(() => read('graphql(`query A { ${fields} }`)')).toThrow('must be a template without interpolations');
});
