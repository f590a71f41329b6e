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

const directions: Record<string, string> = {
  asc: 'in ascending order, nulls last',
  asc_nulls_first: 'in ascending order, nulls first',
  asc_nulls_last: 'in ascending order, nulls last',
  desc: 'in descending order, nulls first',
  desc_nulls_first: 'in descending order, nulls first',
  desc_nulls_last: 'in descending order, nulls last',
};

export function orderByType(registry: TypeRegistry, access: TableAccess): string {
  const { table } = access;
  const description = `Ordering options when selecting data from "${table.relation.name}".`;
  return defineInput(registry, `${table.graphqlName}_order_by`, description, () => {
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
      return argument(relationship.name, type, undefined, { kind: 'relationship', ...related });
    }
    if (!access.allowAggregations) return [];
    const type = nullable(aggregateOrderByType(registry, access));
    const source = { kind: 'relationship_aggregate', ...related } as const;
    return argument(`${relationship.name}_aggregate`, type, undefined, source);
  });
}

const comparable = new Set([
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money', 'text', 'varchar', 'bpchar', 'citext'],
  ...['uuid', 'date', 'timestamp', 'timestamptz', 'timetz'],
]);

const isComparable = (type: ColumnType) => type.kind === 'enum' || comparable.has(type.name);

function aggregateOrderByType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  const relation = access.table.relation.name;
  const description = `order by aggregate values of table "${relation}"`;
  return defineInput(registry, `${base}_aggregate_order_by`, description, () => {
    const fields = [argument('count', nullable(directionType(registry)))];
    for (const name of ['max', 'min']) {
      const values = columnFields(registry, access, isComparable);
      if (values.length === 0) continue;
      const type = defineInput(
        registry,
        `${base}_${name}_order_by`,
        `order by ${name}() on columns of table "${relation}"`,
        () => values,
      );
      fields.push(argument(name, nullable(type)));
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
    .map((column) => argument(column.graphqlName, type, undefined, { kind: 'column', column }));
}

function directionType(registry: TypeRegistry): string {
  const values = new Map(Object.entries(directions).map(([name, description]) => [name, { description }]));
  return defineEnum(registry, 'order_by', 'column ordering options', values);
}
