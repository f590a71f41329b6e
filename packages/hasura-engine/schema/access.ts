import type { ComputedField, TableAccess, TrackedColumn, TrackedTable } from './model.ts';
import { readFilter } from './filter.ts';

/** Returns what `role` may select, by table; admin may select everything. */
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
    computedFields: [...table.computedFields.values()].filter(isScalar),
    filter: undefined,
    filterSource: undefined,
    limit: undefined,
    allowAggregations: true,
    rootFields: { select: true, select_by_pk: true, select_aggregate: true },
  };
}

const isScalar = ({ table }: ComputedField) => table === undefined;

function permittedAccess(
  table: TrackedTable,
  tables: Map<string, TrackedTable>,
  role: string,
): TableAccess | undefined {
  const permission = table.metadata.selectPermissions.get(role);
  if (!permission) return undefined;
  const serves = (field: string) => permission.queryRootFields?.includes(field) ?? true;
  return {
    table,
    columns: permittedColumns(table, permission.columns, (name) =>
      permission.place.get('columns').fail(`names "${name}", which "${table.relation.name}" does not have`),
    ),
    computedFields: permission.computedFields
      .map(
        (name) =>
          table.computedFields.get(name) ??
          permission.place
            .get('computed_fields')
            .fail(`names "${name}", which "${table.relation.name}" does not have`),
      )
      .filter(isScalar),
    filter: readFilter(permission.filter, table, tables),
    filterSource: permission.filter.plain(),
    limit: permission.limit,
    allowAggregations: permission.allowAggregations,
    rootFields: {
      select: serves('select'),
      select_by_pk: serves('select_by_pk'),
      select_aggregate: serves('select_aggregate'),
    },
  };
}

function permittedColumns(table: TrackedTable, list: '*' | string[], missing: (name: string) => never) {
  if (list === '*') return [...table.columns.values()];
  for (const name of list) if (!table.relation.columns.has(name)) missing(name);
  return [...table.columns.values()].filter((column: TrackedColumn) => list.includes(column.name));
}
