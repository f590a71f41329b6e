import type { Catalog } from '../catalog/model.ts';
import { tableKey, type TableName } from '../metadata/entry.ts';
import type { ComputedFieldMetadata } from '../metadata/model.ts';
import { argumentsOf, requireFunction } from './function-arguments.ts';
import { firstComment, requireName } from './graphql-names.ts';
import type { ComputedField, TableAccess, TrackedTable } from './model.ts';

export function trackComputedField(
  metadata: ComputedFieldMetadata,
  owner: TrackedTable,
  tables: Map<string, TrackedTable>,
  catalog: Catalog,
): ComputedField {
  const { name, place, tableArgument, sessionArgument } = metadata;
  requireName(name, place.get('name'));
  const definition = place.get('definition');
  const named = `"${metadata.function.schema}.${metadata.function.name}"`;
  const database = requireFunction(metadata.function, catalog, definition.get('function'));
  if (database.volatile) definition.get('function').fail(`is ${named}, which is volatile`);
  const inputs = argumentsOf(database, sessionArgument).map((input, index) => ({
    ...input,
    isRow: tableArgument === undefined ? index === 0 : input.named && input.name === tableArgument,
  }));
  const row = inputs.find(({ isRow }) => isRow);
  if (!row || tableKey(row.type) !== tableKey(owner.metadata.table)) {
    definition.get('table_argument').fail(`names no argument that takes a row of "${owner.relation.name}"`);
  }
  if (sessionArgument !== undefined && !inputs.some(({ isSession }) => isSession)) {
    definition.get('session_argument').fail('is not an argument of the function');
  }
  const table = database.returns.kind === 'composite' ? tables.get(tableKey(database.returns)) : undefined;
  if (!table && (database.returnsSet || database.returns.kind === 'composite')) {
    definition
      .get('function')
      .fail(`is ${named}, which returns neither a scalar nor rows of a tracked table`);
  }
  const description = firstComment(
    metadata.comment,
    database.comment,
    `A computed field, executes function "${shownName(metadata.function)}"`,
  );
  return { name, description, database, arguments: inputs, table, place };
}

const shownName = ({ schema, name }: TableName) => (schema === 'public' ? name : `${schema}.${name}`);

/** `where` and `order_by` cannot pass arguments, so the function has none except the row and the session. */
const isPlain = ({ arguments: inputs }: ComputedField) =>
  inputs.every(({ isRow, isSession }) => isRow || isSession);

export const plainComputedFields = ({ computedFields }: TableAccess): ComputedField[] =>
  computedFields.filter(isPlain);

export function computedRows(
  { table }: TableAccess,
  access: Map<TrackedTable, TableAccess>,
): { computed: ComputedField; access: TableAccess }[] {
  return [...table.computedFields.values()].flatMap((computed) => {
    const remote = computed.table && access.get(computed.table);
    return remote && computed.database.returnsSet && isPlain(computed) ? [{ computed, access: remote }] : [];
  });
}
