import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { projectFiles, writeProject } from '../testing/project-directory.ts';
import { readProject } from './project.ts';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function read(files: Record<string, unknown>) {
  const directory = writeProject(files);
  directories.push(directory);
  return readProject(directory);
}

const withTable = (table: Record<string, unknown>) => projectFiles({ tables: [{ table: 'book', ...table }] });

describe('includes', () => {
  const permission = { role: 'r', permission: { columns: ['id'], filter: {} } };

  test('quoted and tagged includes are resolved relative to their own file', () => {
    const project = read({
      ...projectFiles({ tables: [] }),
      'metadata/databases/default/tables/tables.yaml': '- "!include one.yaml"\n- !include more/two.yaml\n',
      'metadata/databases/default/tables/one.yaml': { table: { schema: 'public', name: 'one' } },
      'metadata/databases/default/tables/more/two.yaml': { table: 'two', select_permissions: [permission] },
    });
    expect(project.tables.map(({ table }) => table)).toEqual([
      { schema: 'public', name: 'one' },
      { schema: 'public', name: 'two' },
    ]);
    expect([...(project.tables[1]?.selectPermissions.keys() ?? [])]).toEqual(['r']);
  });

  test('errors name a missing file, a cycle and invalid YAML', () => {
    const tables = 'metadata/databases/default/tables/tables.yaml';
    const base = projectFiles({ tables: [] });
    expect(() => read({ ...base, [tables]: '- "!include gone.yaml"' })).toThrow(
      'metadata/databases/default/tables/gone.yaml is included but does not exist.',
    );
    expect(() => read({ ...base, [tables]: '- "!include tables.yaml"' })).toThrow(
      `${tables} includes itself.`,
    );
    expect(() => read({ ...base, [tables]: '- table: [' })).toThrow(`${tables} is not valid YAML:`);
  });
});

describe('unsupported metadata fails with the file and the key', () => {
  const file = 'metadata/databases/default/tables/tables.yaml';

  test.each([
    [{ remote_relationships: [] }, '[0].remote_relationships is not supported.'],
    [{ is_enum: true }, '[0].is_enum is not supported.'],
    [{ computed_fields: [] }, '[0].computed_fields is not supported.'],
    [
      { delete_permissions: [{ role: 'r', permission: { filter: {}, backend_only: true } }] },
      '[0].delete_permissions[0].permission.backend_only is not supported.',
    ],
    [
      { event_triggers: [{ name: 'a b' }] },
      '[0].event_triggers[0].name must be at most 42 letters, digits, "_" and "-".',
    ],
    [
      { event_triggers: [{ name: 'x', definition: {}, webhook: 'http://a', request_transform: {} }] },
      '[0].event_triggers[0].request_transform is not supported.',
    ],
    [{ configuration: { custom_names: {} } }, '[0].configuration.custom_names is not supported.'],
    [
      { configuration: { custom_root_fields: { select: 'x' } } },
      '[0].configuration.custom_root_fields.select is not supported.',
    ],
    [
      { select_permissions: [{ role: 'r', permission: { columns: '*' } }] },
      '[0].select_permissions[0].permission.filter is required.',
    ],
    [
      { select_permissions: [{ role: 'r', permission: { columns: '*', filter: {}, limit: -1 } }] },
      '[0].select_permissions[0].permission.limit must be a non-negative integer.',
    ],
    [{ select_permissions: { role: 'r' } }, '[0].select_permissions must be a list.'],
    [
      { select_permissions: [{ role: 'admin', permission: {} }] },
      '[0].select_permissions[0].role cannot be admin, which may do everything.',
    ],
    [
      { object_relationships: [{ name: 5, using: {} }] },
      '[0].object_relationships[0].name must be a string.',
    ],
  ])('%j', (table, message) => {
    expect(() => read(withTable(table))).toThrow(`${file}: ${message}`);
  });

  test.each([
    ['metadata/inherited_roles.yaml', [{ role_name: 'a', role_set: ['b'] }], '[0] is not supported.'],
    ['metadata/remote_schemas.yaml', [{ name: 'a' }], '[0] is not supported.'],
    ['metadata/rest_endpoints.yaml', [{ name: 'a' }], '[0] is not supported.'],
    [
      'metadata/allow_list.yaml',
      [{ collection: 'a' }],
      '[0].collection is not a collection of metadata/query_collections.yaml.',
    ],
    [
      'metadata/cron_triggers.yaml',
      [{ name: 'a', webhook: 'http://a', schedule: '* * * * *', headers: [{ name: 'x', value: 'y' }] }],
      '[0].headers[0].value is not supported.',
    ],
    [
      'metadata/actions.yaml',
      { actions: [{ name: 'a' }] },
      'actions[0].name is "a", which metadata/actions.graphql does not declare.',
    ],
    ['config.yaml', { version: 2 }, 'version must be 3.'],
  ])('%s', (path, content, message) => {
    expect(() => read({ ...projectFiles({ tables: [] }), [path]: content })).toThrow(`${path}: ${message}`);
  });

  test('empty files are accepted', () => {
    const files = {
      ...projectFiles({ tables: [] }),
      'metadata/actions.yaml': {
        actions: [],
        custom_types: { enums: [], input_objects: [], objects: [], scalars: [] },
      },
      'metadata/inherited_roles.yaml': '',
      'metadata/cron_triggers.yaml': '[]',
      'metadata/network.yaml': '{}',
    };
    expect(read(files).tables).toEqual([]);
  });
});
