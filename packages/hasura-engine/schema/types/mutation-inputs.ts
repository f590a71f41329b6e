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
  const name = `${table.graphqlName}_insert_input`;
  return defineInput(
    registry,
    name,
    `input type for inserting data into table "${table.relation.name}"`,
    () => access.columns.map((column) => columnInput(column, columnTypeRef(registry, column.type, false))),
  );
}

export function onConflictArgument(registry: TypeRegistry, writes: TableWrites): InputField[] {
  if (writes.table.relation.uniques.length === 0) return [];
  return [argument('on_conflict', nullable(onConflictType(registry, writes)), 'upsert condition')];
}

function onConflictType(registry: TypeRegistry, writes: TableWrites): string {
  const { table } = writes;
  const base = table.graphqlName;
  const relation = table.relation.name;
  const description = `on_conflict condition type for table "${relation}"`;
  return defineInput(registry, `${base}_on_conflict`, description, () => {
    const constraints = defineEnum(
      registry,
      `${base}_constraint`,
      `unique or primary key constraints on table "${relation}"`,
      new Map(
        table.relation.uniques.map(({ name, columns }) => [
          name,
          {
            description:
              `unique or primary key constraint on columns ` +
              columns.map((column) => `"${column}"`).join(', '),
          },
        ]),
      ),
    );
    // As for a role of Hasura that may update no column; an enum needs a value.
    const updateColumns = defineEnum(
      registry,
      `${base}_update_column`,
      `update columns of table "${relation}"`,
      new Map([['_PLACEHOLDER', { description: 'placeholder (do not use)' }]]),
    );
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
  const description = `input type for updating data in table "${table.relation.name}"`;
  const type = defineInput(registry, `${table.graphqlName}_set_input`, description, () =>
    columns.map((column) => columnInput(column, columnTypeRef(registry, column.type, false))),
  );
  return [argument('_set', nullable(type), 'sets the columns of the filtered rows to the given values')];
}

export function keyInputType(registry: TypeRegistry, { table }: TableWrites, key: TrackedColumn[]): string {
  const name = `${table.graphqlName}_pk_columns_input`;
  return defineInput(registry, name, `primary key columns input for table: ${table.relation.name}`, () =>
    keyInputs(registry, key),
  );
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
