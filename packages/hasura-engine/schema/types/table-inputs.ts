import type { InputField, TableAccess } from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { comparisonType } from './column-type.ts';
import { orderByType } from './order-by-types.ts';
import {
  argument,
  defineInput,
  defineScalar,
  visibleRelationships,
  type TypeRegistry,
} from './type-registry.ts';

export function selectArguments(registry: TypeRegistry, access: TableAccess): InputField[] {
  return [
    argument('limit', nullable(defineScalar(registry, 'Int')), 'limit the number of rows returned'),
    argument('offset', nullable('Int'), 'skip the first n rows. Use only with order_by'),
    argument(
      'order_by',
      listOf(required(orderByType(registry, access))),
      'sort the rows by one or more columns',
    ),
    argument('where', nullable(boolExpType(registry, access)), 'filter the rows returned'),
  ];
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
    }
    return fields;
  });
}
