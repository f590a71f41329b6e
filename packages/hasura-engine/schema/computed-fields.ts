import { columnTypeRef, pathArgument } from './column-type.ts';
import { functionArguments } from './function-arguments.ts';
import type { ComputedField, Field, TableAccess, TrackedTable } from './model.ts';
import { selectArguments } from './table-inputs.ts';
import { listOf, nullable, required } from './type-ref.ts';
import { argumentMap, type TypeRegistry } from './type-registry.ts';

/** Returns the computed fields of a table for a role. `rowType` names the type of the rows they return. */
export function computedFields(
  registry: TypeRegistry,
  access: TableAccess,
  rowType: (access: TableAccess) => string,
): Field[] {
  const scalars = access.computedFields.map((computed): Field => {
    const { returns } = computed.database;
    return {
      name: computed.name,
      description: computed.description,
      type: columnTypeRef(registry, returns, false),
      args: argumentMap([
        ...computedFieldArguments(registry, access.table, computed),
        ...pathArgument(registry, returns),
      ]),
      source: { kind: 'computed', computed },
    };
  });
  const rows = [...access.table.computedFields.values()].flatMap((computed): Field[] => {
    const remote = computed.table && registry.access.get(computed.table);
    if (!remote) return [];
    const row = rowType(remote);
    const isSet = computed.database.returnsSet;
    const args = computedFieldArguments(registry, access.table, computed);
    return [
      {
        name: computed.name,
        description: computed.description,
        type: isSet ? listOf(required(row)) : nullable(row),
        args: argumentMap(isSet ? [...args, ...selectArguments(registry, remote)] : args),
        source: { kind: 'computed_rows', computed, access: remote },
      },
    ];
  });
  return [...scalars, ...rows];
}

/** The argument `args` of a computed field, if the caller can give it any. */
export const computedFieldArguments = (
  registry: TypeRegistry,
  owner: TrackedTable,
  { name, arguments: all, database }: ComputedField,
) => functionArguments(registry, `${name}_${owner.graphqlName}_args`, all, database.name);
