import { columnTypeRef } from './column-type.ts';
import type { Field, InputField, TableAccess, TrackedFunction } from './model.ts';
import { selectArguments } from './table-inputs.ts';
import { aggregateType, tableType } from './table-types.ts';
import { listOf, nullable, required, withNull } from './type-ref.ts';
import { argument, argumentMap, defineInput, type TypeRegistry } from './type-registry.ts';

/** The root fields of a function for a role that may read the table it returns. */
export function functionFields(
  registry: TypeRegistry,
  tracked: TrackedFunction,
  access: TableAccess,
): Field[] {
  const { database, metadata } = tracked;
  const shownName = metadata.function.name;
  const row = tableType(registry, access);
  const args = argumentMap([...functionArguments(registry, tracked), ...selectArguments(registry, access)]);
  const fields: Field[] = [
    {
      name: tracked.graphqlName,
      description:
        metadata.comment ??
        database.comment ??
        `execute function "${shownName}" which returns "${access.table.relation.name}"`,
      type: database.returnsSet ? listOf(required(row), true) : nullable(row),
      args: database.returnsSet ? args : argumentMap(functionArguments(registry, tracked)),
      source: { kind: 'function', function: tracked, access },
    },
  ];
  if (database.returnsSet && access.allowAggregations) {
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

function functionArguments(registry: TypeRegistry, tracked: TrackedFunction): InputField[] {
  const visible = tracked.arguments.filter(({ isSession }) => !isSession);
  if (visible.length === 0) return [];
  const name = `${tracked.graphqlName}_args`;
  defineInput(registry, name, undefined, () =>
    visible.map((input) => ({
      name: input.name,
      type: columnTypeRef(registry, input.type, false),
      source: { kind: 'argument', argument: input },
    })),
  );
  const allDefaulted = visible.every(({ hasDefault }) => hasDefault);
  return [
    argument(
      'args',
      withNull(required(name), !allDefaulted),
      `input parameters for function "${tracked.metadata.function.name}"`,
    ),
  ];
}
