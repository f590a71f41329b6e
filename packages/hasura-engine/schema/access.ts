import type { ColumnList, Entry } from '../metadata/entry.ts';
import { selectFields } from '../metadata/permission-entry.ts';
import { readFilter } from './filter.ts';
import type { TableAccess, TrackedColumn, TrackedTable } from './model.ts';

export function selectAccess(
  tables: Map<string, TrackedTable>,
  role: string,
): Map<TrackedTable, TableAccess> {
  const access = new Map<TrackedTable, TableAccess>();
  for (const table of tables.values()) {
    const granted = role === 'admin' ? fullAccess(table) : permittedAccess(table, tables, role);
    if (granted) access.set(table, granted);
  }
  return access;
}

function fullAccess(table: TrackedTable): TableAccess {
  return {
    table,
    columns: [...table.columns.values()],
    allowAggregations: true,
    queryFields: new Set(selectFields),
  };
}

function permittedAccess(
  table: TrackedTable,
  tables: Map<string, TrackedTable>,
  role: string,
): TableAccess | undefined {
  const permission = table.metadata.selectPermissions.get(role);
  if (!permission) return undefined;
  return {
    table,
    columns: permittedColumns(table, permission),
    filter: readFilter(permission.filter, table, tables),
    filterSource: permission.filter.plain(),
    limit: permission.limit,
    allowAggregations: permission.allowAggregations,
    queryFields: permission.queryRootFields,
  };
}

export function permittedColumns(
  table: TrackedTable,
  { columns, place }: { columns: ColumnList; place: Entry },
): TrackedColumn[] {
  if (columns === '*') return [...table.columns.values()];
  const missing = columns.find((name) => !table.relation.columns.has(name));
  if (missing !== undefined) {
    place.get('columns').fail(`names "${missing}", which "${table.relation.name}" does not have`);
  }
  return [...table.columns.values()].filter(({ name }) => columns.includes(name));
}

export function primaryKeyColumns({ table, columns }: TableAccess): TrackedColumn[] | undefined {
  const key = table.relation.primaryKey?.map((name) => columns.find((column) => column.name === name));
  return key?.every((column) => column !== undefined) ? key : undefined;
}
