import { firstComment } from './description.ts';
import { functionArguments } from './function-arguments.ts';
import type { Field, TableAccess, TrackedFunction } from './model.ts';
import { selectArguments } from './table-inputs.ts';
import { aggregateType, tableType } from './table-types.ts';
import { listOf, nullable, required } from './type-ref.ts';
import { argumentMap, type TypeRegistry } from './type-registry.ts';

/** The root fields of a function for a role that may read the table it returns. */
export function functionFields(
  registry: TypeRegistry,
  tracked: TrackedFunction,
  access: TableAccess,
): Field[] {
  const { database, metadata } = tracked;
  const shownName = metadata.function.name;
  const row = tableType(registry, access);
  const inputs = functionArguments(registry, `${tracked.graphqlName}_args`, tracked.arguments, shownName);
  const args = argumentMap([...inputs, ...selectArguments(registry, access)]);
  const fields: Field[] = [
    {
      name: tracked.graphqlName,
      description: firstComment(
        metadata.comment,
        database.comment,
        `execute function "${shownName}" which returns "${access.table.relation.name}"`,
      ),
      type: database.returnsSet ? listOf(required(row), true) : nullable(row),
      args: database.returnsSet ? args : argumentMap(inputs),
      source: { kind: 'function', function: tracked, access },
    },
  ];
  if (access.allowAggregations && !tracked.isMutation) {
    fields.push({
      name: tracked.aggregateName,
      description:
        `execute function "${shownName}" and query aggregates on result of table type ` +
        `"${access.table.relation.name}"`,
      type: required(aggregateType(registry, access)),
      args,
      source: { kind: 'function_aggregate', function: tracked, access },
    });
  }
  return fields;
}
