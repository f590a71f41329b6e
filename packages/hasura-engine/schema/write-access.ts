import type { Entry } from '../metadata/entry.ts';
import type { WritePermission } from '../metadata/permission-entry.ts';
import { bound, constant, sessionVariable } from '../sql/parameter.ts';
import { encodeValue } from '../sql/value.ts';
import { permittedColumns } from './access.ts';
import { readFilter } from './filter.ts';
import type { Preset, TableAccess, TableWrites, TrackedTable } from './model.ts';

type Tables = Map<string, TrackedTable>;

export function writeAccess(
  tables: Tables,
  role: string,
  access: Map<TrackedTable, TableAccess>,
): Map<TrackedTable, TableWrites> {
  const writes = new Map<TrackedTable, TableWrites>();
  for (const table of tables.values()) {
    const { insertable, updatable, deletable } = table.relation;
    const granted = role === 'admin' ? fullAccess(table) : permitted(table, tables, role);
    writes.set(table, {
      table,
      select: access.get(table),
      insert: insertable ? granted.insert : undefined,
      update: updatable ? granted.update : undefined,
      delete: deletable ? granted.delete : undefined,
    });
  }
  return writes;
}

type Granted = Pick<TableWrites, 'insert' | 'update' | 'delete'>;

function fullAccess(table: TrackedTable): Granted {
  const columns = [...table.columns.values()].filter(({ generated }) => !generated);
  return {
    insert: { columns, presets: [] },
    update: { columns, presets: [] },
    delete: {},
  };
}

function permitted(table: TrackedTable, tables: Tables, role: string): Granted {
  const insert = table.metadata.insertPermissions.get(role);
  const update = table.metadata.updatePermissions.get(role);
  const remove = table.metadata.deletePermissions.get(role);
  const read = (filter: Entry) => readFilter(filter, table, tables);
  return {
    insert: insert && { ...settings(table, insert), check: read(insert.check) },
    update: update && {
      ...settings(table, update),
      filter: read(update.filter),
      check: update.check && read(update.check),
    },
    delete: remove && { filter: read(remove.filter) },
  };
}

function settings(table: TrackedTable, permission: WritePermission) {
  const columns = permittedColumns(table, permission).filter(
    ({ name, generated }) => !generated && !permission.set.has(name),
  );
  return { columns, presets: readPresets(table, permission) };
}

function readPresets(table: TrackedTable, { set, place }: WritePermission): Preset[] {
  return [...set].map(([name, value]) => {
    const at = place.get('set').get(name);
    const column = table.relation.columns.get(name);
    if (!column) return at.fail(`is not a column of "${table.relation.name}"`);
    const session = typeof value === 'string' ? sessionVariable(value) : undefined;
    return {
      column: name,
      value: session
        ? bound(session, column.type)
        : constant(encodeValue(value, column.type, at.place), column.type),
    };
  });
}
