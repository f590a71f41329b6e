import type { ColumnList, Entry } from './entry.ts';

export const selectFields = ['select', 'select_by_pk', 'select_aggregate'] as const;
export type SelectField = (typeof selectFields)[number];

export type WritePermission = ReturnType<typeof readInsert> | ReturnType<typeof readUpdate>;

export function readPermissions<T>(entry: Entry, read: (permission: Entry) => T): Map<string, T> {
  const permissions = new Map<string, T>();
  for (const item of entry.list()) {
    item.record(['role', 'permission', 'comment']);
    const role = item.get('role').string();
    if (permissions.has(role)) item.get('role').fail(`repeats role "${role}"`);
    if (role === 'admin') item.get('role').fail('cannot be admin, which may do everything');
    permissions.set(role, read(item.get('permission')));
  }
  return permissions;
}

export function readSelect(entry: Entry) {
  entry.record([
    'columns',
    'filter',
    'limit',
    'allow_aggregations',
    'query_root_fields',
    'subscription_root_fields',
  ]);
  return {
    columns: readColumnList(entry.get('columns')),
    filter: required(entry.get('filter')),
    limit: entry.get('limit').optionalCount(),
    allowAggregations: entry.get('allow_aggregations').boolean(false),
    queryRootFields: readRootFields(entry.get('query_root_fields')),
    place: entry,
  };
}

/**
 * The root fields that metadata lists, all by default. With an empty list the table is reached through relationships
 * only.
 */
const readRootFields = (entry: Entry): ReadonlySet<SelectField> =>
  new Set(entry.isMissing ? selectFields : entry.list().map((field) => field.oneOf(selectFields, 'select')));

export function readInsert(entry: Entry) {
  entry.record(['check', 'columns', 'set']);
  const columns = entry.get('columns');
  return {
    columns: columns.isMissing ? '*' : readColumnList(columns),
    check: required(entry.get('check')),
    set: readPresets(entry.get('set')),
    place: entry,
  };
}

export function readUpdate(entry: Entry) {
  entry.record(['columns', 'filter', 'check', 'set']);
  return {
    columns: readColumnList(entry.get('columns')),
    filter: required(entry.get('filter')),
    check: entry.get('check').isMissing ? undefined : entry.get('check'),
    set: readPresets(entry.get('set')),
    place: entry,
  };
}

export function readDelete(entry: Entry) {
  entry.record(['filter']);
  return { filter: required(entry.get('filter')) };
}

function required(entry: Entry): Entry {
  if (entry.isMissing) entry.fail('is required');
  return entry;
}

const readColumnList = (entry: Entry): ColumnList => (entry.value === '*' ? '*' : required(entry).strings());

function readPresets(entry: Entry): Map<string, unknown> {
  return new Map([...entry.record()].map(([column, value]) => [column, value.plain()]));
}
