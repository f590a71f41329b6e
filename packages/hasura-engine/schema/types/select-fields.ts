import { primaryKeyColumns } from '../access.ts';
import { functionArguments } from '../function-arguments.ts';
import { firstComment } from '../graphql-names.ts';
import type { Field, TableAccess, TrackedFunction } from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { keyInputs } from './column-type.ts';
import { selectArguments } from './table-inputs.ts';
import { aggregateType, tableType } from './table-types.ts';
import { field, rootField, type TypeRegistry } from './type-registry.ts';

export function selectFields(registry: TypeRegistry, access: TableAccess): Field[] {
  const { table, queryFields: served } = access;
  const base = table.graphqlName;
  const fields: Field[] = [];
  if (served.has('select')) {
    fields.push(
      rootField(
        table,
        { name: base, purpose: 'fetch data from the table' },
        listOf(required(tableType(registry, access)), true),
        selectArguments(registry, access),
        { kind: 'select', access },
      ),
    );
  }
  if (served.has('select_aggregate') && access.allowAggregations) {
    fields.push(
      rootField(
        table,
        { name: `${base}_aggregate`, purpose: 'fetch aggregated fields from the table' },
        required(aggregateType(registry, access)),
        selectArguments(registry, access),
        { kind: 'select_aggregate', access },
      ),
    );
  }
  const key = primaryKeyColumns(access);
  if (served.has('select_by_pk') && key) {
    fields.push(
      rootField(
        table,
        {
          name: `${base}_by_pk`,
          purpose: 'fetch data from the table',
          suffix: ' using primary key columns',
        },
        nullable(tableType(registry, access)),
        keyInputs(registry, key),
        { kind: 'select_by_pk', access },
      ),
    );
  }
  return fields;
}

export function functionFields(
  registry: TypeRegistry,
  tracked: TrackedFunction,
  access: TableAccess,
): Field[] {
  const { database, metadata } = tracked;
  const shownName = metadata.function.name;
  const row = tableType(registry, access);
  const inputs = functionArguments(registry, `${tracked.graphqlName}_args`, tracked.arguments, shownName);
  const args = [...inputs, ...selectArguments(registry, access)];
  const description = firstComment(
    metadata.comment,
    database.comment,
    `execute function "${shownName}" which returns "${access.table.relation.name}"`,
  );
  const source = { kind: 'function', function: tracked, access } as const;
  const rows = field(tracked.graphqlName, listOf(required(row), true), source, description, args);
  if (!access.allowAggregations) return [rows];
  const aggregate = field(
    `${tracked.graphqlName}_aggregate`,
    required(aggregateType(registry, access)),
    { ...source, kind: 'function_aggregate' },
    `execute function "${shownName}" and query aggregates on result of table type "${access.table.relation.name}"`,
    args,
  );
  return [rows, aggregate];
}
