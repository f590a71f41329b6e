import type {
  InputField,
  InsertAccess,
  TableAccess,
  TableWrites,
  TrackedColumn,
  UpdateAccess,
} from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { columnInput, columnTypeRef, keyInputs } from './column-type.ts';
import { boolExpType } from './table-inputs.ts';
import { argument, defineEnum, defineInput, type TypeRegistry } from './type-registry.ts';

export function insertInputType(
  registry: TypeRegistry,
  { table }: TableWrites,
  access: InsertAccess,
): string {
  return defineInput(registry, `${table.graphqlName}_insert_input`, () =>
    access.columns.map((column) => columnInput(column, columnTypeRef(registry, column.type, false))),
  );
}

export function onConflictArgument(registry: TypeRegistry, writes: TableWrites): InputField[] {
  if (writes.table.relation.uniques.length === 0) return [];
  return [argument('on_conflict', nullable(onConflictType(registry, writes)))];
}

function onConflictType(registry: TypeRegistry, writes: TableWrites): string {
  const { relation, graphqlName: base } = writes.table;
  return defineInput(registry, `${base}_on_conflict`, () => {
    const names = relation.uniques.map(({ name }) => name);
    const constraints = defineEnum(registry, `${base}_constraint`, names);
    // As for a role of Hasura that may update no column; an enum needs a value.
    const updateColumns = defineEnum(registry, `${base}_update_column`, ['_PLACEHOLDER']);
    return [
      argument('constraint', required(constraints)),
      {
        ...argument('update_columns', listOf(required(updateColumns), true)),
        defaultValue: [],
      },
      argument('where', nullable(whereType(registry, writes))),
    ];
  });
}

export function setArgument(
  registry: TypeRegistry,
  { table }: TableWrites,
  { columns }: UpdateAccess,
): InputField[] {
  if (columns.length === 0) return [];
  const type = defineInput(registry, `${table.graphqlName}_set_input`, () =>
    columns.map((column) => columnInput(column, columnTypeRef(registry, column.type, false))),
  );
  return [argument('_set', nullable(type))];
}

export function keyInputType(registry: TypeRegistry, { table }: TableWrites, key: TrackedColumn[]): string {
  return defineInput(registry, `${table.graphqlName}_pk_columns_input`, () => keyInputs(registry, key));
}

/** A role that may write a table but not read it can filter by nothing. */
export function whereType(registry: TypeRegistry, { table, select }: TableWrites): string {
  const nothing: TableAccess = {
    table: { ...table, relationships: new Map() },
    columns: [],
    allowAggregations: false,
    queryFields: new Set(),
  };
  return boolExpType(registry, select ?? nothing);
}
