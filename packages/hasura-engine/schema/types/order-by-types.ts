import type { ColumnType } from '../../catalog/model.ts';
import type { InputField, TableAccess } from '../model.ts';
import { nullable } from '../type-ref.ts';
import {
  argument,
  defineEnum,
  defineInput,
  visibleRelationships,
  type TypeRegistry,
} from './type-registry.ts';

const directions = [
  'asc',
  'asc_nulls_first',
  'asc_nulls_last',
  'desc',
  'desc_nulls_first',
  'desc_nulls_last',
];

export function orderByType(registry: TypeRegistry, access: TableAccess): string {
  return defineInput(registry, `${access.table.graphqlName}_order_by`, () => {
    const fields = [...columnFields(registry, access), ...relationshipFields(registry, access)];
    // Several keys in one object are applied in the order of the schema, not in that of the request.
    return fields.sort((one, other) => (one.name < other.name ? -1 : 1));
  });
}

function relationshipFields(registry: TypeRegistry, { table }: TableAccess): InputField[] {
  return visibleRelationships(registry, table).flatMap((related) => {
    const { access, relationship } = related;
    if (relationship.kind === 'object') {
      const type = nullable(orderByType(registry, access));
      return argument(relationship.name, type, { kind: 'relationship', ...related });
    }
    if (!access.allowAggregations) return [];
    const type = nullable(aggregateOrderByType(registry, access));
    const source = { kind: 'relationship_aggregate', ...related } as const;
    return argument(`${relationship.name}_aggregate`, type, source);
  });
}

const comparable = new Set([
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money', 'text', 'varchar', 'bpchar', 'citext'],
  ...['uuid', 'date', 'timestamp', 'timestamptz', 'timetz'],
]);

const isComparable = (type: ColumnType) => type.kind === 'enum' || comparable.has(type.name);

function aggregateOrderByType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  return defineInput(registry, `${base}_aggregate_order_by`, () => {
    const fields = [argument('count', nullable(directionType(registry)))];
    for (const name of ['max', 'min']) {
      const values = columnFields(registry, access, isComparable);
      if (values.length === 0) continue;
      fields.push(argument(name, nullable(defineInput(registry, `${base}_${name}_order_by`, () => values))));
    }
    return fields;
  });
}

function columnFields(
  registry: TypeRegistry,
  access: TableAccess,
  accepts: (type: ColumnType) => boolean = () => true,
): InputField[] {
  const type = nullable(directionType(registry));
  return access.columns
    .filter((column) => accepts(column.type))
    .map((column) => argument(column.graphqlName, type, { kind: 'column', column }));
}

const directionType = (registry: TypeRegistry) => defineEnum(registry, 'order_by', directions);
