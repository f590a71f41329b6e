import { columnInput, columnTypeRef } from './column-type.ts';
import type { Field, TableAccess } from './model.ts';
import { boolExpType } from './table-inputs.ts';
import { tableType } from './table-types.ts';
import { listOf, nullable, required } from './type-ref.ts';
import { argument, defineEnum, defineInput, rootField, type TypeRegistry } from './type-registry.ts';

/** The field `T_stream` of `subscription_root`, for a role that may select columns of the table. */
export function streamFields(registry: TypeRegistry, access: TableAccess): Field[] {
  const { table, columns, subscriptionFields } = access;
  if (!subscriptionFields.has('select_stream') || columns.length === 0) return [];
  return [
    rootField(
      table,
      'select_stream',
      {
        name: `${table.graphqlName}_stream`,
        description: `fetch data from the table in a streaming manner: "${table.relation.name}"`,
      },
      listOf(required(tableType(registry, access)), true),
      [
        argument('batch_size', required('Int'), 'maximum number of rows returned in a single batch'),
        argument(
          'cursor',
          listOf(nullable(cursorType(registry, access)), true),
          'cursor to stream the results returned by the query',
        ),
        argument('where', nullable(boolExpType(registry, access)), 'filter the rows returned'),
      ],
      { kind: 'select_stream', access },
    ),
  ];
}

function cursorType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  return defineInput(
    registry,
    `${base}_stream_cursor_input`,
    `Streaming cursor of the table "${base}"`,
    () => [
      argument(
        'initial_value',
        required(initialValueType(registry, access)),
        'Stream column input with initial value',
      ),
      argument('ordering', nullable(orderingType(registry)), 'cursor ordering'),
    ],
  );
}

function initialValueType(registry: TypeRegistry, { table, columns }: TableAccess): string {
  return defineInput(
    registry,
    `${table.graphqlName}_stream_cursor_value_input`,
    'Initial value of the column from where the streaming should start',
    () => columns.map((column) => columnInput(column, columnTypeRef(registry, column.type, false))),
  );
}

function orderingType(registry: TypeRegistry): string {
  const values = { ASC: 'ascending', DESC: 'descending' };
  return defineEnum(
    registry,
    'cursor_ordering',
    'ordering argument of a cursor',
    new Map(
      Object.entries(values).map(([name, word]) => [name, { description: `${word} ordering of the cursor` }]),
    ),
  );
}
