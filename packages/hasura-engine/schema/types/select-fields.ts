import { primaryKeyColumns } from '../access.ts';
import { functionArguments } from '../function-arguments.ts';
import type { Field, TableAccess, TrackedFunction } from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { keyInputs } from './column-type.ts';
import { selectArguments } from './table-inputs.ts';
import { aggregateType, tableType } from './table-types.ts';
import { field, type TypeRegistry } from './type-registry.ts';

export function selectFields(registry: TypeRegistry, access: TableAccess): Field[] {
  const { table, queryFields: served } = access;
  const base = table.graphqlName;
  const fields: Field[] = [];
  if (served.has('select')) {
    const rows = listOf(required(tableType(registry, access)), true);
    fields.push(field(base, rows, { kind: 'select', access }, selectArguments(registry, access)));
  }
  if (served.has('select_aggregate') && access.allowAggregations) {
    const type = required(aggregateType(registry, access));
    const source = { kind: 'select_aggregate', access } as const;
    fields.push(field(`${base}_aggregate`, type, source, selectArguments(registry, access)));
  }
  const key = primaryKeyColumns(access);
  if (served.has('select_by_pk') && key) {
    const row = nullable(tableType(registry, access));
    fields.push(field(`${base}_by_pk`, row, { kind: 'select_by_pk', access }, keyInputs(registry, key)));
  }
  return fields;
}

export function functionFields(
  registry: TypeRegistry,
  tracked: TrackedFunction,
  access: TableAccess,
): Field[] {
  const inputs = functionArguments(registry, `${tracked.graphqlName}_args`, tracked.arguments);
  const args = [...inputs, ...selectArguments(registry, access)];
  const source = { kind: 'function', function: tracked, access } as const;
  const list = listOf(required(tableType(registry, access)), true);
  const rows = field(tracked.graphqlName, list, source, args);
  if (!access.allowAggregations) return [rows];
  const aggregate = required(aggregateType(registry, access));
  const ofAggregate = { ...source, kind: 'function_aggregate' } as const;
  return [rows, field(`${tracked.graphqlName}_aggregate`, aggregate, ofAggregate, args)];
}
