import type { Field, InputField, TableAccess, TrackedColumn } from '../model.ts';
import { listOf, nullable, required, type TypeRef } from '../type-ref.ts';
import { columnTypeRef, pathArgument } from './column-type.ts';
import { selectArguments } from './table-inputs.ts';
import {
  defineObject,
  defineScalar,
  field,
  visibleRelationships,
  type Related,
  type TypeRegistry,
} from './type-registry.ts';

export function tableType(registry: TypeRegistry, access: TableAccess): string {
  const { table, columns } = access;
  return defineObject(registry, table.graphqlName, () => [
    ...columns.map((column) => {
      const { notNull, type } = column;
      return columnField(column, columnTypeRef(registry, type, notNull), pathArgument(registry, type));
    }),
    ...visibleRelationships(registry, table).flatMap((related) => relationshipFields(registry, related)),
  ]);
}

const columnField = (column: TrackedColumn, type: TypeRef, args?: InputField[]): Field =>
  field(column.graphqlName, type, { kind: 'column', column }, args);

function relationshipFields(registry: TypeRegistry, related: Related): Field[] {
  const { access, relationship } = related;
  const { name, kind, nonNull } = relationship;
  const row = required(tableType(registry, access));
  const source = { kind: 'relationship', ...related } as const;
  if (kind === 'object') return [field(name, { ...row, nonNull }, source)];
  const args = selectArguments(registry, access);
  const rows = field(name, listOf(row, true), source, args);
  if (!access.allowAggregations) return [rows];
  const aggregate = required(aggregateType(registry, access));
  const ofAggregate = { kind: 'relationship_aggregate', ...related } as const;
  return [rows, field(`${name}_aggregate`, aggregate, ofAggregate, args)];
}

export function aggregateType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  return defineObject(registry, `${base}_aggregate`, () => [
    field('aggregate', nullable(aggregateFieldsType(registry, access)), { kind: 'aggregate' }),
    field('nodes', listOf(required(tableType(registry, access)), true), { kind: 'nodes' }),
  ]);
}

function aggregateFieldsType(registry: TypeRegistry, { table }: TableAccess): string {
  return defineObject(registry, `${table.graphqlName}_aggregate_fields`, () => [
    field('count', required(defineScalar(registry, 'Int')), { kind: 'count' }),
  ]);
}
