import type { ColumnType } from '../../catalog/model.ts';
import type { Field, TableAccess } from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { aggregateOperations, type AggregateOperation } from './aggregate-operations.ts';
import { columnTypeRef, pathArgument } from './column-type.ts';
import { selectArguments, selectColumnType } from './table-inputs.ts';
import { argument, argumentMap, defineObject, defineScalar, type TypeRegistry } from './type-registry.ts';

export function tableType(registry: TypeRegistry, access: TableAccess): string {
  const { table } = access;
  return defineObject(registry, table.graphqlName, table.description, () => {
    const fields = access.columns.map((column): Field => ({
      name: column.graphqlName,
      description: column.comment,
      type: columnTypeRef(registry, column.type, column.notNull),
      args: argumentMap(pathArgument(registry, column.type)),
      source: { kind: 'column', column },
    }));
    for (const relationship of table.relationships.values()) {
      const remote = registry.access.get(relationship.remote);
      if (!remote) continue;
      const named = required(tableType(registry, remote));
      const isArray = relationship.kind === 'array';
      fields.push({
        name: relationship.name,
        description: isArray ? 'An array relationship' : 'An object relationship',
        type: isArray ? listOf(named, true) : { ...named, nonNull: relationship.nonNull },
        args: argumentMap(isArray ? selectArguments(registry, remote) : []),
        source: { kind: 'relationship', relationship, access: remote },
      });
      if (isArray && remote.allowAggregations) {
        fields.push({
          name: `${relationship.name}_aggregate`,
          description: 'An aggregate relationship',
          type: required(aggregateType(registry, remote)),
          args: argumentMap(selectArguments(registry, remote)),
          source: { kind: 'relationship_aggregate', relationship, access: remote },
        });
      }
    }
    return fields;
  });
}

export function aggregateType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  const relation = access.table.relation.name;
  return defineObject(registry, `${base}_aggregate`, `aggregated selection of "${relation}"`, () => [
    {
      name: 'aggregate',
      type: nullable(aggregateFieldsType(registry, access)),
      args: new Map(),
      source: { kind: 'aggregate' },
    },
    {
      name: 'nodes',
      type: listOf(required(tableType(registry, access)), true),
      args: new Map(),
      source: { kind: 'nodes' },
    },
  ]);
}

function aggregateFieldsType(registry: TypeRegistry, access: TableAccess): string {
  const base = access.table.graphqlName;
  const relation = access.table.relation.name;
  return defineObject(registry, `${base}_aggregate_fields`, `aggregate fields of "${relation}"`, () => {
    const columnEnum = selectColumnType(registry, access);
    const distinct = argument('distinct', nullable(defineScalar(registry, 'Boolean')));
    const countArguments =
      columnEnum === undefined ? [distinct] : [argument('columns', listOf(required(columnEnum))), distinct];
    const fields: Field[] = [
      {
        name: 'count',
        type: required(defineScalar(registry, 'Int')),
        args: argumentMap(countArguments),
        source: { kind: 'count' },
      },
    ];
    for (const operation of aggregateOperations) {
      const values = aggregatedFields(registry, access, operation);
      if (values.length === 0) continue;
      const description = `aggregate ${operation.name} on columns`;
      const type = defineObject(registry, `${base}_${operation.name}_fields`, description, () => values);
      fields.push({
        name: operation.name,
        type: nullable(type),
        args: new Map(),
        source: { kind: 'aggregate_function' },
      });
    }
    return fields;
  });
}

function aggregatedFields(
  registry: TypeRegistry,
  access: TableAccess,
  { accepts, keepsType }: AggregateOperation,
): Field[] {
  const typeOf = (type: ColumnType) =>
    keepsType ? columnTypeRef(registry, type, false) : nullable(defineScalar(registry, 'Float'));
  return access.columns
    .filter(({ type }) => accepts(type))
    .map((column) => ({
      name: column.graphqlName,
      description: column.comment,
      type: typeOf(column.type),
      args: new Map(),
      source: { kind: 'column', column },
    }));
}
