import { readRoles, type Entry } from './entry.ts';
import type { FunctionMetadata } from './model.ts';
import { readTableName } from './table-name.ts';

export function readFunction(entry: Entry): FunctionMetadata {
  entry.record(['function', 'configuration', 'permissions', 'comment']);
  const configuration = entry.get('configuration');
  configuration.record(['session_argument', 'exposed_as', 'custom_name', 'custom_root_fields', 'comment']);
  const rootFields = configuration.get('custom_root_fields');
  rootFields.record(['function', 'function_aggregate']);
  const exposedAs = configuration.get('exposed_as');
  return {
    function: readTableName(entry.get('function')),
    customName: configuration.get('custom_name').optionalString(),
    comment: configuration.get('comment').optionalString() ?? entry.get('comment').optionalString(),
    rootFields: {
      function: rootFields.get('function').optionalString(),
      aggregate: rootFields.get('function_aggregate').optionalString(),
    },
    sessionArgument: configuration.get('session_argument').optionalString(),
    exposedAs: exposedAs.isMissing
      ? undefined
      : exposedAs.oneOf<'query' | 'mutation'>(['query', 'mutation'], 'query'),
    roles: readRoles(entry),
    place: entry,
  };
}
