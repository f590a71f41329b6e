import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unreadParts } from '../moderation/moderated-fields.ts';
import {
  administratorFields,
  columnOf,
  editableFields,
  moderatedNames,
  ownerFields,
  textFields,
} from './fields.ts';
import { laundromatDraft, laundromatEditForm } from './forms.ts';
import { laundromatContentText } from './fragments.ts';

const hasura = path.resolve(import.meta.dirname, '../../hasura');
const read = (...file: string[]) => readFileSync(path.join(hasura, ...file), 'utf8');
const schema = read('snapshots', 'schema.sql');
const columns = Object.keys(editableFields)
  .filter((name) => !['services', 'machines', 'openingExceptions'].includes(name))
  .map(columnOf);

const listedIn = (name: string): string[] => {
  const [, body = ''] =
    new RegExp(`FUNCTION public\\.${name}\\((.*?)^(?:comment|CREATE)`, 'ms').exec(schema) ?? [];
  const names = [...body.matchAll(/'(\w+)'/g)].map(([, column = '']) => column);
  const own = names.filter((column) => !['public', 'pg_temp'].includes(column));
  return body.includes('optional_texts()') && name !== 'optional_texts'
    ? [...own, ...listedIn('optional_texts')].sort()
    : own.sort();
};
const andRunCodegen =
  'in a new migration, if none does; then run "npm run codegen". If it is there, declare the field in fields.ts.';

test('every field is a column of laundromats, except those that have their own tables', () => {
  const [, body = ''] = /^create table public\.laundromats \($(.*?)^\);$/ms.exec(schema) ?? [];
  const present = [...body.matchAll(/^ {2}"?(\w+)"? /gm)].map(([, column]) => column);
  const missing = columns.filter((column) => !present.includes(column));
  expect(missing, `Add the column ${andRunCodegen}`).toEqual([]);
});

test('the database compares, saves and merges the moderated texts', () => {
  const advice = `Add the column to optional_texts ${andRunCodegen}`;
  expect(listedIn('moderated_content'), advice).toEqual(moderatedNames.map(columnOf).sort());
});

test('a reversal and a merge restore every column that an owner edits', () => {
  const owned = columns.filter((column) => !Object.keys(administratorFields).map(columnOf).includes(column));
  expect(
    listedIn('owner_columns'),
    `Add the column to owner_columns, or a text to optional_texts, ${andRunCodegen}`,
  ).toEqual(owned.sort());
});

test('a correction of any text by its owner ends a refusal', () => {
  expect([...unreadParts, ...moderatedNames]).toEqual(expect.arrayContaining(Object.keys(textFields)));
});

test('the fragment of the texts has all of them but hours and price', () => {
  const advice =
    'Add the field to LaundromatContent in fragments.ts, and run "npm run codegen". If it is there, declare it in fields.ts.';
  const selected = laundromatContentText.match(/\w+(?=\n)/g) ?? [];
  expect(selected.sort(), advice).toEqual(moderatedNames.toSorted());
});

test('every form sends every field of owners', () => {
  const forms = [laundromatDraft, laundromatEditForm];
  for (const { shape } of forms) {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(ownerFields)));
  }
});
