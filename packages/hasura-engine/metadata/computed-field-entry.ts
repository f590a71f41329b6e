import type { Entry } from './entry.ts';
import type { ComputedFieldMetadata } from './model.ts';
import { readTableName } from './table-name.ts';

export function readComputedField(entry: Entry): ComputedFieldMetadata {
  entry.record(['name', 'definition', 'comment']);
  const definition = entry.get('definition');
  definition.record(['function', 'table_argument', 'session_argument']);
  return {
    name: entry.get('name').string(),
    function: readTableName(definition.get('function')),
    tableArgument: definition.get('table_argument').optionalString(),
    sessionArgument: definition.get('session_argument').optionalString(),
    comment: entry.get('comment').optionalString(),
    place: entry,
  };
}
