import { tableKey, type Entry, type TableName } from '../metadata/entry.ts';
import type { RelationshipMetadata } from '../metadata/table-entry.ts';
import type { Relationship, TrackedTable } from './model.ts';

type Target = Pick<Relationship, 'remote' | 'columns'>;

export function resolveRelationship(
  metadata: RelationshipMetadata,
  local: TrackedTable,
  tables: Map<string, TrackedTable>,
): Relationship {
  const { remote, columns } = resolveTarget(metadata, local, tables);
  const remoteColumns = columns.map(([, column]) => column);
  const isObject = metadata.kind === 'object';
  return {
    name: metadata.name,
    kind: metadata.kind,
    local,
    remote,
    columns,
    unique: remote.relation.uniques.some((unique) => unique.columns.every((c) => remoteColumns.includes(c))),
    nonNull:
      isObject &&
      metadata.using.kind === 'local_key' &&
      columns.every(([column]) => local.relation.columns.get(column)?.notNull === true),
  };
}

function resolveTarget(
  { using, place }: RelationshipMetadata,
  local: TrackedTable,
  tables: Map<string, TrackedTable>,
): Target {
  const constraint = place.get('using').get('foreign_key_constraint_on');
  const tracked = (name: TableName, at: Entry): TrackedTable => {
    const table = tables.get(tableKey(name));
    if (!table) at.fail(`leads to "${name.schema}.${name.name}", which is not tracked`);
    return table as TrackedTable;
  };
  if (using.kind === 'manual') {
    const manual = place.get('using').get('manual_configuration');
    const remote = tracked(using.table, manual.get('remote_table'));
    for (const [localColumn, remoteColumn] of using.columns) {
      const mapping = manual.get('column_mapping');
      if (!local.relation.columns.has(localColumn)) mapping.fail(`names the missing column "${localColumn}"`);
      if (!remote.relation.columns.has(remoteColumn))
        mapping.fail(`names the missing column "${remoteColumn}"`);
    }
    return { remote, columns: using.columns };
  }
  if (using.kind === 'local_key') {
    const key = local.relation.foreignKeys.find((candidate) => sameColumns(candidate.columns, using.columns));
    if (!key) return constraint.fail(`names no foreign key of "${local.relation.name}"`);
    return {
      remote: tracked(key.remote, constraint),
      columns: key.columns.map((column, index) => [column, key.remoteColumns[index] as string]),
    };
  }
  const remote = tracked(using.table, constraint.get('table'));
  const key = remote.relation.foreignKeys.find(
    (candidate) =>
      sameColumns(candidate.columns, using.columns) &&
      tableKey(candidate.remote) === tableKey(local.metadata.table),
  );
  if (!key)
    return constraint.fail(`names no foreign key from "${using.table.name}" to "${local.relation.name}"`);
  return {
    remote,
    columns: key.columns.map((column, index) => [key.remoteColumns[index] as string, column]),
  };
}

function sameColumns(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((column) => other.includes(column));
}
