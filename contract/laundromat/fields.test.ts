import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { columnOf, editableFields, ownerFields, textFields } from './fields.ts';
import { laundromatCreate, laundromatDraft, laundromatEditForm, laundromatPatch } from './forms.ts';

const hasura = path.resolve(import.meta.dirname, '../../hasura');
const read = (...file: string[]) => readFileSync(path.join(hasura, ...file), 'utf8');
const schema = read('snapshots', 'schema.sql');
const columns = Object.keys(editableFields)
  .filter((name) => !['services', 'machines', 'openingExceptions'].includes(name))
  .map(columnOf);

test('every field is a column of laundromats, except those that have their own tables', () => {
  const [, body = ''] = /^create table laundromats \($(.*?)^\);$/ms.exec(schema) ?? [];
  const present = [...body.matchAll(/^ {2}"?(\w+)"? /gm)].map(([, column]) => column);
  expect(columns.filter((column) => !present.includes(column))).toEqual([]);
});

test('the database compares exactly the moderated fields with what was approved', () => {
  const [, body = ''] =
    /FUNCTION public\.moderated_content\(.*?jsonb_build_object\(([^;]*)/s.exec(schema) ?? [];
  const compared = [...body.matchAll(/'(\w+)'/g)].map(([, column]) => column);
  const moderated = Object.entries(editableFields).filter(([, { isModerated }]) => isModerated);
  expect(compared.sort()).toEqual(moderated.map(([name]) => columnOf(name)).sort());
});

test('a correction of any text by its owner ends a refusal', () => {
  const [, body = ''] = /FUNCTION public\.end_laundromat_refusal\(.*?and \(([^)]*)\)/s.exec(schema) ?? [];
  const compared = [...body.matchAll(/new\.(\w+)/g)].map(([, column]) => column);
  expect(compared.sort()).toEqual(Object.keys(textFields).map(columnOf).sort());
});

interface Permissions {
  role: string;
  permission: { columns: string[] };
}

test.each(['insert_permissions', 'update_permissions'])(
  'administrators may write every field: %s',
  (kind) => {
    const file = read('metadata', 'databases', 'default', 'tables', 'public_laundromats.yaml');
    const table = parseYaml(file) as Record<string, Permissions[]>;
    const allowed = table[kind]?.find(({ role }) => role === 'site_admin')?.permission.columns ?? [];
    expect(columns.filter((column) => !allowed.includes(column))).toEqual([]);
  },
);

test.each([
  ['LaundromatInput', laundromatCreate],
  ['LaundromatDraftInput', laundromatDraft],
  ['LaundromatChanges', laundromatPatch],
])('the action input %s has the fields of its schema', (input, { shape }) => {
  const { definitions } = parse(read('metadata', 'actions.graphql'));
  const type = definitions.find(
    (definition) => definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && definition.name.value === input,
  );
  const names = type && 'fields' in type ? type.fields?.map(({ name }) => name.value) : [];
  expect([...(names ?? [])].sort()).toEqual(Object.keys(shape).sort());
});

test('a field has the schemas of every form that shows it', () => {
  const forms = { submission: laundromatDraft, owner: laundromatEditForm };
  for (const [form, { shape }] of Object.entries(forms)) {
    const shown = Object.entries(ownerFields).filter(([, field]) =>
      (field.forms as readonly string[]).includes(form),
    );
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(shown.map(([name]) => name)));
  }
});
