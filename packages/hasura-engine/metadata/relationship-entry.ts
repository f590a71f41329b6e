import type { Entry } from './entry.ts';
import type { RelationshipMetadata } from './model.ts';
import { readTableName } from './table-name.ts';

export function readRelationship(entry: Entry, kind: 'object' | 'array'): RelationshipMetadata {
  entry.record(['name', 'using', 'comment']);
  const using = entry.get('using');
  using.record(['foreign_key_constraint_on', 'manual_configuration']);
  return {
    name: entry.get('name').string(),
    kind,
    comment: entry.get('comment').optionalString(),
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
    afterParent:
      entry.get('insertion_order').oneOf(['before_parent', 'after_parent'], 'before_parent') ===
      'after_parent',
  };
}
