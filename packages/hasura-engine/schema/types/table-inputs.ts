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
    argument('limit', nullable(defineScalar(registry, 'Int'))),
    argument('offset', nullable('Int')),
    argument('order_by', listOf(required(orderByType(registry, access)))),
    argument('where', nullable(boolExpType(registry, access))),
  ];
}

export function boolExpType(registry: TypeRegistry, access: TableAccess): string {
  const { table } = access;
  const name = `${table.graphqlName}_bool_exp`;
  return defineInput(registry, name, () => {
    const fields: InputField[] = [
      argument('_and', listOf(required(name))),
      argument('_or', listOf(required(name))),
      argument('_not', nullable(name)),
    ];
    for (const column of access.columns) {
      const type = nullable(comparisonType(registry, column.type));
      fields.push(argument(column.graphqlName, type, { kind: 'column', column }));
    }
    for (const related of visibleRelationships(registry, table)) {
      const { relationship, access: remote } = related;
      const type = nullable(boolExpType(registry, remote));
      fields.push(argument(relationship.name, type, { kind: 'relationship', ...related }));
    }
    return fields;
  });
}
