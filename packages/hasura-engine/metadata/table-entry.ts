import { readTableName, type Entry, type TableName } from './entry.ts';
import { readEventTrigger } from './event-trigger-entry.ts';
import { readDelete, readInsert, readPermissions, readSelect, readUpdate } from './permission-entry.ts';

export interface RelationshipMetadata {
  name: string;
  kind: 'object' | 'array';
  using:
    | { kind: 'local_key'; columns: string[] }
    | { kind: 'remote_key'; table: TableName; columns: string[] }
    | { kind: 'manual'; table: TableName; columns: [local: string, remote: string][] };
  place: Entry;
}

export type TableMetadata = ReturnType<typeof readTable>;

export function readTable(entry: Entry) {
  entry.record([
    'table',
    'configuration',
    'object_relationships',
    'array_relationships',
    'insert_permissions',
    'select_permissions',
    'update_permissions',
    'delete_permissions',
    'event_triggers',
  ]);
  const configuration = entry.get('configuration');
  configuration.record(['custom_name', 'column_config', 'custom_root_fields', 'comment']);
  // The command line writes this key, which must be empty.
  configuration.get('custom_root_fields').record([]);
  return {
    table: readTableName(entry.get('table')),
    customName: configuration.get('custom_name').optionalString(),
    columns: readColumnConfiguration(configuration),
    relationships: [
      ...entry
        .get('object_relationships')
        .list()
        .map((item) => readRelationship(item, 'object')),
      ...entry
        .get('array_relationships')
        .list()
        .map((item) => readRelationship(item, 'array')),
    ],
    insertPermissions: readPermissions(entry.get('insert_permissions'), readInsert),
    selectPermissions: readPermissions(entry.get('select_permissions'), readSelect),
    updatePermissions: readPermissions(entry.get('update_permissions'), readUpdate),
    deletePermissions: readPermissions(entry.get('delete_permissions'), readDelete),
    eventTriggers: entry.get('event_triggers').list().map(readEventTrigger),
    place: entry,
  };
}

function readColumnConfiguration(configuration: Entry) {
  const columns = new Map<string, { customName?: string; place: Entry }>();
  for (const [column, entry] of configuration.get('column_config').record()) {
    entry.record(['custom_name', 'comment']);
    columns.set(column, { customName: entry.get('custom_name').optionalString(), place: entry });
  }
  return columns;
}

function readRelationship(entry: Entry, kind: 'object' | 'array'): RelationshipMetadata {
  entry.record(['name', 'using', 'comment']);
  const using = entry.get('using');
  using.record(['foreign_key_constraint_on', 'manual_configuration']);
  return {
    name: entry.get('name').string(),
    kind,
    using: using.get('manual_configuration').isMissing
      ? readForeignKey(using.get('foreign_key_constraint_on'), kind)
      : readManual(using.get('manual_configuration')),
    place: entry,
  };
}

function readForeignKey(entry: Entry, kind: 'object' | 'array'): RelationshipMetadata['using'] {
  if (typeof entry.value === 'string' || Array.isArray(entry.value)) {
    if (kind === 'array') entry.fail('must name the remote table and its column');
    return { kind: 'local_key', columns: readColumns(entry) };
  }
  entry.record(['table', 'column', 'columns']);
  const columns = entry.get('columns').isMissing ? entry.get('column') : entry.get('columns');
  return { kind: 'remote_key', table: readTableName(entry.get('table')), columns: readColumns(columns) };
}

function readColumns(entry: Entry): string[] {
  return typeof entry.value === 'string' ? [entry.value] : entry.strings();
}

function readManual(entry: Entry): RelationshipMetadata['using'] {
  entry.record(['remote_table', 'column_mapping', 'insertion_order', 'source']);
  const columns = [...entry.get('column_mapping').record()];
  return {
    kind: 'manual',
    table: readTableName(entry.get('remote_table')),
    columns: columns.map(([local, remote]) => [local, remote.string()]),
  };
}
