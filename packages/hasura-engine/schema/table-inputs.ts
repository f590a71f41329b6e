import { builtinType } from '../sql/parameter.ts';
import { aggregateOperations } from './aggregate-operations.ts';
import { plainComputedFields } from './computed-field.ts';
import { comparisonType } from './column-type.ts';
import type { InputField, TableAccess } from './model.ts';
import { listOf, nullable, required } from './type-ref.ts';
import { argument, defineEnum, defineInput, defineScalar, type TypeRegistry } from './type-registry.ts';

const directions: Record<string, string> = {
  asc: 'in ascending order, nulls last',
  asc_nulls_first: 'in ascending order, nulls first',
  asc_nulls_last: 'in ascending order, nulls last',
  desc: 'in descending order, nulls first',
  desc_nulls_first: 'in descending order, nulls first',
  desc_nulls_last: 'in descending order, nulls last',
};

/** The five arguments of every list of rows. */
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
    new Map(columns.map((column) => [column.graphqlName, { description: 'column name', column }])),
  );
}

/** `T_bool_exp`. Only columns the role may select can be compared, in mutations too. */
export function boolExpType(registry: TypeRegistry, access: TableAccess): string {
  const { table } = access;
  const name = `${table.graphqlName}_bool_exp`;
  const description =
    `Boolean expression to filter rows from the table "${table.relation.name}". ` +
    `All fields are combined with a logical 'AND'.`;
  return defineInput(registry, name, description, () => {
    const fields: InputField[] = [
      { name: '_and', type: listOf(required(name)) },
      { name: '_or', type: listOf(required(name)) },
      { name: '_not', type: nullable(name) },
    ];
    for (const column of access.columns) {
      fields.push({
        name: column.graphqlName,
        type: nullable(comparisonType(registry, column.type)),
        source: { kind: 'column', column },
      });
    }
    for (const computed of plainComputedFields(access)) {
      fields.push({
        name: computed.name,
        type: nullable(comparisonType(registry, computed.database.returns)),
        source: { kind: 'computed', computed },
      });
    }
    for (const relationship of table.relationships.values()) {
      const remote = registry.access.get(relationship.remote);
      if (!remote) continue;
      fields.push({
        name: relationship.name,
        type: nullable(boolExpType(registry, remote)),
        source: { kind: 'relationship', relationship, access: remote },
      });
      if (relationship.kind === 'array' && remote.allowAggregations) {
        fields.push({
          name: `${relationship.name}_aggregate`,
          type: nullable(aggregateBoolExpType(registry, remote)),
          source: { kind: 'relationship_aggregate', relationship, access: remote },
        });
      }
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

/** `T_order_by`, through object relationships and aggregates of array relationships. */
function orderByType(registry: TypeRegistry, access: TableAccess): string {
  const { table } = access;
  const description = `Ordering options when selecting data from "${table.relation.name}".`;
  return defineInput(registry, `${table.graphqlName}_order_by`, description, () => {
    const direction = directionType(registry);
    const fields = access.columns.map((column): InputField => ({
      name: column.graphqlName,
      type: nullable(direction),
      source: { kind: 'column', column },
    }));
    for (const computed of plainComputedFields(access)) {
      fields.push({
        name: computed.name,
        type: nullable(direction),
        source: { kind: 'computed', computed },
      });
    }
    for (const relationship of table.relationships.values()) {
      const remote = registry.access.get(relationship.remote);
      if (!remote) continue;
      if (relationship.kind === 'object') {
        fields.push({
          name: relationship.name,
          type: nullable(orderByType(registry, remote)),
          source: { kind: 'relationship', relationship, access: remote },
        });
      } else if (remote.allowAggregations) {
        fields.push({
          name: `${relationship.name}_aggregate`,
          type: nullable(aggregateOrderByType(registry, remote)),
          source: { kind: 'relationship_aggregate', relationship, access: remote },
        });
      }
    }
    // Several keys in one object are applied in the order of the schema, not in that of the request.
    return fields.sort((one, other) => (one.name < other.name ? -1 : 1));
  });
}

function aggregateOrderByType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  const relation = access.table.relation.name;
  return defineInput(
    registry,
    `${base}_aggregate_order_by`,
    `order by aggregate values of table "${relation}"`,
    () => {
      const direction = directionType(registry);
      const fields = [argument('count', nullable(direction))];
      for (const operation of aggregateOperations) {
        const columns = access.columns.filter((column) => operation.accepts(column.type));
        if (columns.length === 0) continue;
        const type = defineInput(
          registry,
          `${base}_${operation.name}_order_by`,
          `order by ${operation.name}() on columns of table "${relation}"`,
          () =>
            columns.map((column) => ({
              name: column.graphqlName,
              type: nullable(direction),
              source: { kind: 'column', column },
            })),
        );
        fields.push(argument(operation.name, nullable(type)));
      }
      return fields;
    },
  );
}

function directionType(registry: TypeRegistry): string {
  const values = new Map(Object.entries(directions).map(([name, description]) => [name, { description }]));
  return defineEnum(registry, 'order_by', 'column ordering options', values);
}
