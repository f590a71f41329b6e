import type { SelectField } from '../../metadata/model.ts';
import { primaryKeyColumns } from '../access.ts';
import { functionArguments } from '../function-arguments.ts';
import { firstComment } from '../graphql-names.ts';
import type { Field, TableAccess, TrackedFunction } from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { columnInput, columnTypeRef, keyInputs } from './column-type.ts';
import { boolExpType, selectArguments } from './table-inputs.ts';
import { aggregateType, tableType } from './table-types.ts';
import {
  argument,
  argumentMap,
  defineEnum,
  defineInput,
  rootField,
  type TypeRegistry,
} from './type-registry.ts';

export function selectFields(
  registry: TypeRegistry,
  access: TableAccess,
  served: ReadonlySet<SelectField>,
): Field[] {
  const { table } = access;
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

export function streamFields(registry: TypeRegistry, access: TableAccess): Field[] {
  const { table, columns, subscriptionFields } = access;
  if (!subscriptionFields.has('select_stream') || columns.length === 0) return [];
  return [
    rootField(
      table,
      { name: `${table.graphqlName}_stream`, purpose: 'fetch data from the table in a streaming manner' },
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
