import { primaryKeyColumns } from '../access.ts';
import type { Field, ObjectType, TableWrites } from '../model.ts';
import { listOf, nullable, required } from '../type-ref.ts';
import { keyInputs } from './column-type.ts';
import {
  insertInputType,
  keyInputType,
  onConflictArgument,
  setArgument,
  whereType,
} from './mutation-inputs.ts';
import { tableType } from './table-types.ts';
import { argument, defineObject, defineScalar, field, type TypeRegistry } from './type-registry.ts';

export function mutationRoot(registry: TypeRegistry, more: Field[]): ObjectType | undefined {
  const fields = [...registry.writes.values()].flatMap((writes) => tableFields(registry, writes));
  if (fields.length + more.length === 0) return undefined;
  const name = defineObject(registry, 'mutation_root', () => [...fields, ...more]);
  return registry.types.get(name) as ObjectType;
}

function tableFields(registry: TypeRegistry, writes: TableWrites): Field[] {
  return [
    ...insertFields(registry, writes),
    ...updateFields(registry, writes),
    ...deleteFields(registry, writes),
  ];
}

function insertFields(registry: TypeRegistry, writes: TableWrites): Field[] {
  const { table, select, insert: access } = writes;
  if (!access) return [];
  const name = `insert_${table.graphqlName}`;
  const row = required(insertInputType(registry, writes, access));
  const onConflict = onConflictArgument(registry, writes);
  const rows = [argument('objects', listOf(row, true)), ...onConflict];
  const many = field(
    name,
    nullable(responseType(registry, writes)),
    { kind: 'insert', writes, access },
    rows,
  );
  if (!select) return [many];
  const one = { kind: 'insert_one', writes, access } as const;
  const type = nullable(tableType(registry, select));
  return [many, field(`${name}_one`, type, one, [argument('object', row), ...onConflict])];
}

function updateFields(registry: TypeRegistry, writes: TableWrites): Field[] {
  const { table, select, update: access } = writes;
  if (!access || access.columns.length + access.presets.length === 0) return [];
  const name = `update_${table.graphqlName}`;
  const set = setArgument(registry, writes, access);
  const where = argument('where', required(whereType(registry, writes)));
  const source = { kind: 'update', writes, access } as const;
  const many = field(name, nullable(responseType(registry, writes)), source, [...set, where]);
  const key = select && primaryKeyColumns(select);
  if (!select || !key) return [many];
  const columns = argument('pk_columns', required(keyInputType(registry, writes, key)));
  const one = { kind: 'update_by_pk', writes, access } as const;
  return [many, field(`${name}_by_pk`, nullable(tableType(registry, select)), one, [...set, columns])];
}

function deleteFields(registry: TypeRegistry, writes: TableWrites): Field[] {
  const { table, select, delete: access } = writes;
  if (!access) return [];
  const name = `delete_${table.graphqlName}`;
  const where = argument('where', required(whereType(registry, writes)));
  const source = { kind: 'delete', writes, access } as const;
  const many = field(name, nullable(responseType(registry, writes)), source, [where]);
  const key = select && primaryKeyColumns(select);
  if (!select || !key) return [many];
  const one = { kind: 'delete_by_pk', writes, access } as const;
  return [many, field(`${name}_by_pk`, nullable(tableType(registry, select)), one, keyInputs(registry, key))];
}

function responseType(registry: TypeRegistry, { table, select }: TableWrites): string {
  return defineObject(registry, `${table.graphqlName}_mutation_response`, () => {
    const count = required(defineScalar(registry, 'Int'));
    const fields = [field('affected_rows', count, { kind: 'affected_rows' })];
    if (select) {
      const rows = listOf(required(tableType(registry, select)), true);
      fields.push(field('returning', rows, { kind: 'returning' }));
    }
    return fields;
  });
}
