import type { Entry } from './entry.ts';
import { readEventTrigger } from './event-trigger-entry.ts';
import { rootFieldKeys, type RootFieldKey, type RootFieldName, type TableMetadata } from './model.ts';
import { readComputedField } from './computed-field-entry.ts';
import { readDelete, readInsert, readPermissions, readSelect, readUpdate } from './permission-entry.ts';
import { readRelationship } from './relationship-entry.ts';
import { readTableName } from './table-name.ts';

/** Reads one table of `tables.yaml`. Keys the engine does not serve are refused unless they are empty. */
export function readTable(entry: Entry): TableMetadata {
  entry.record([
    'table',
    'is_enum',
    'configuration',
    'object_relationships',
    'array_relationships',
    'computed_fields',
    'insert_permissions',
    'select_permissions',
    'update_permissions',
    'delete_permissions',
    'event_triggers',
  ]);
  const configuration = entry.get('configuration');
  configuration.record([
    'custom_name',
    'column_config',
    'custom_column_names',
    'custom_root_fields',
    'comment',
  ]);
  return {
    table: readTableName(entry.get('table')),
    isEnum: entry.get('is_enum').boolean(false),
    customName: configuration.get('custom_name').optionalString(),
    comment: configuration.get('comment').optionalString(),
    columns: readColumnConfiguration(configuration),
    rootFields: readRootFields(configuration.get('custom_root_fields')),
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
    computedFields: entry.get('computed_fields').list().map(readComputedField),
    insertPermissions: readPermissions(entry.get('insert_permissions'), readInsert),
    selectPermissions: readPermissions(entry.get('select_permissions'), readSelect),
    updatePermissions: readPermissions(entry.get('update_permissions'), readUpdate),
    deletePermissions: readPermissions(entry.get('delete_permissions'), readDelete),
    eventTriggers: entry.get('event_triggers').list().map(readEventTrigger),
    place: entry,
  };
}

function readColumnConfiguration(configuration: Entry): TableMetadata['columns'] {
  const columns: TableMetadata['columns'] = new Map();
  for (const [column, name] of configuration.get('custom_column_names').record()) {
    columns.set(column, { customName: name.optionalString(), comment: undefined, place: name });
  }
  for (const [column, entry] of configuration.get('column_config').record()) {
    entry.record(['custom_name', 'comment']);
    columns.set(column, {
      customName: entry.get('custom_name').optionalString(),
      comment: entry.get('comment').optionalString(),
      place: entry,
    });
  }
  return columns;
}

function readRootFields(entry: Entry): Map<RootFieldKey, RootFieldName> {
  const names = new Map<RootFieldKey, RootFieldName>();
  for (const [key, value] of entry.record(rootFieldKeys)) {
    if (value.isMissing) continue;
    if (typeof value.value === 'string') {
      names.set(key as RootFieldKey, { name: value.value, comment: undefined });
      continue;
    }
    value.record(['name', 'comment']);
    names.set(key as RootFieldKey, {
      name: value.get('name').optionalString(),
      comment: value.get('comment').optionalString(),
    });
  }
  return names;
}
