import { builtinType } from '../../sql/parameter.ts';
import type { InputField, TableAccess, TrackedColumn, TrackedTable } from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { comparisonType } from './column-type.ts';
import { orderByType } from './order-by-types.ts';
import {
  argument,
  defineEnum,
  defineInput,
  defineScalar,
  visibleRelationships,
  type TypeRegistry,
} from './type-registry.ts';

export function selectArguments(registry: TypeRegistry, access: TableAccess): InputField[] {
  const args = [
    argument('limit', nullable(defineScalar(registry, 'Int')), 'limit the number of rows returned'),
    argument('offset', nullable('Int'), 'skip the first n rows. Use only with order_by'),
    argument(
      'order_by',
      listOf(required(orderByType(registry, access))),
      'sort the rows by one or more columns',
    ),
    argument('where', nullable(boolExpType(registry, access)), 'filter the rows returned'),
  ];
  const columns = selectColumnType(registry, access);
  if (columns) args.unshift(argument('distinct_on', listOf(required(columns)), 'distinct select on columns'));
  return args;
}

/** `T_select_column`; undefined for a role that may select no column, because an enum needs a value. */
export function selectColumnType(
  registry: TypeRegistry,
  { table, columns }: TableAccess,
): string | undefined {
  if (columns.length === 0) return undefined;
  return defineEnum(
    registry,
    `${table.graphqlName}_select_column`,
    `select columns of table "${table.relation.name}"`,
    new Map(
      keyFirst(table, columns).map((column) => [column.graphqlName, { description: 'column name', column }]),
    ),
  );
}

/** The order in which error messages list columns: the primary key, then the others by name. */
function keyFirst({ relation }: TrackedTable, columns: TrackedColumn[]): TrackedColumn[] {
  const isKey = ({ name }: TrackedColumn) => relation.primaryKey?.includes(name) ?? false;
  const others = columns.filter((column) => !isKey(column));
  others.sort((one, other) => (one.graphqlName < other.graphqlName ? -1 : 1));
  return [...columns.filter(isKey), ...others];
}

export function boolExpType(registry: TypeRegistry, access: TableAccess): string {
  const { table } = access;
  const name = `${table.graphqlName}_bool_exp`;
  const description =
    `Boolean expression to filter rows from the table "${table.relation.name}". ` +
    `All fields are combined with a logical 'AND'.`;
  return defineInput(registry, name, description, () => {
    const fields: InputField[] = [
      argument('_and', listOf(required(name))),
      argument('_or', listOf(required(name))),
      argument('_not', nullable(name)),
    ];
    for (const column of access.columns) {
      const type = nullable(comparisonType(registry, column.type));
      fields.push(argument(column.graphqlName, type, undefined, { kind: 'column', column }));
    }
    for (const related of visibleRelationships(registry, table)) {
      const { relationship, access: remote } = related;
      const type = nullable(boolExpType(registry, remote));
      fields.push(argument(relationship.name, type, undefined, { kind: 'relationship', ...related }));
      if (relationship.kind === 'object' || !remote.allowAggregations) continue;
      const aggregate = nullable(aggregateBoolExpType(registry, remote));
      const source = { kind: 'relationship_aggregate', ...related } as const;
      fields.push(argument(`${relationship.name}_aggregate`, aggregate, undefined, source));
    }
    return fields;
  });
}

function aggregateBoolExpType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  const operation = (
    name: string,
    predicate: string,
    columns: string | undefined,
    columnsRequired: boolean,
  ) =>
    defineInput(registry, `${base}_aggregate_bool_exp_${name}`, undefined, () => [
      ...(columns === undefined
        ? []
        : [argument('arguments', columnsRequired ? required(columns) : listOf(required(columns)))]),
      argument('distinct', nullable(defineScalar(registry, 'Boolean'))),
      argument('filter', nullable(boolExpType(registry, access))),
      argument('predicate', required(predicate)),
    ]);
  return defineInput(registry, `${base}_aggregate_bool_exp`, undefined, () => {
    const int = comparisonType(registry, builtinType('int4'));
    const fields = [
      argument('count', nullable(operation('count', int, selectColumnType(registry, access), false))),
    ];
    const booleans = access.columns.filter(({ type }) => type.name === 'bool');
    for (const name of booleans.length > 0 ? ['bool_and', 'bool_or'] : []) {
      const columns = defineEnum(
        registry,
        `${base}_select_column_${base}_aggregate_bool_exp_${name}_arguments_columns`,
        `select "${base}_aggregate_bool_exp_${name}_arguments_columns" columns of table "${access.table.relation.name}"`,
        new Map(booleans.map((column) => [column.graphqlName, { description: 'column name', column }])),
      );
      const bool = comparisonType(registry, builtinType('bool'));
      fields.push(argument(name, nullable(operation(name, bool, columns, true))));
    }
    return fields;
  });
}
