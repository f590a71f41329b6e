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
import {
  argument,
  defineObject,
  defineScalar,
  field,
  rootField,
  type TypeRegistry,
} from './type-registry.ts';

export function mutationRoot(registry: TypeRegistry, more: Field[]): ObjectType | undefined {
  const fields = [...registry.writes.values()].flatMap((writes) => tableFields(registry, writes));
  if (fields.length + more.length === 0) return undefined;
  const name = defineObject(registry, 'mutation_root', 'mutation root', () => [...fields, ...more]);
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
  const row = required(insertInputType(registry, writes, access));
  const onConflict = onConflictArgument(registry, writes);
  const fields = [
    rootField(
      table,
      { name: `insert_${table.graphqlName}`, purpose: 'insert data into the table' },
      nullable(responseType(registry, writes)),
      [argument('objects', listOf(row, true), 'the rows to be inserted'), ...onConflict],
      { kind: 'insert', writes, access },
    ),
  ];
  if (select) {
    fields.push(
      rootField(
        table,
        { name: `insert_${table.graphqlName}_one`, purpose: 'insert a single row into the table' },
        nullable(tableType(registry, select)),
        [argument('object', row, 'the row to be inserted'), ...onConflict],
        { kind: 'insert_one', writes, access },
      ),
    );
  }
  return fields;
}

function updateFields(registry: TypeRegistry, writes: TableWrites): Field[] {
  const { table, select, update: access } = writes;
  if (!access || access.columns.length + access.presets.length === 0) return [];
  const base = table.graphqlName;
  const set = setArgument(registry, writes, access);
  const fields = [
    rootField(
      table,
      { name: `update_${base}`, purpose: 'update data of the table' },
      nullable(responseType(registry, writes)),
      [
        ...set,
        argument('where', required(whereType(registry, writes)), 'filter the rows which have to be updated'),
      ],
      { kind: 'update', writes, access },
    ),
  ];
  const key = select && primaryKeyColumns(select);
  if (select && key) {
    fields.push(
      rootField(
        table,
        { name: `update_${base}_by_pk`, purpose: 'update single row of the table' },
        nullable(tableType(registry, select)),
        [...set, argument('pk_columns', required(keyInputType(registry, writes, key)))],
        { kind: 'update_by_pk', writes, access },
      ),
    );
  }
  return fields;
}

function deleteFields(registry: TypeRegistry, writes: TableWrites): Field[] {
  const { table, select, delete: access } = writes;
  if (!access) return [];
  const base = table.graphqlName;
  const fields = [
    rootField(
      table,
      { name: `delete_${base}`, purpose: 'delete data from the table' },
      nullable(responseType(registry, writes)),
      [argument('where', required(whereType(registry, writes)), 'filter the rows which have to be deleted')],
      { kind: 'delete', writes, access },
    ),
  ];
  const key = select && primaryKeyColumns(select);
  if (select && key) {
    fields.push(
      rootField(
        table,
        { name: `delete_${base}_by_pk`, purpose: 'delete single row from the table' },
        nullable(tableType(registry, select)),
        keyInputs(registry, key),
        { kind: 'delete_by_pk', writes, access },
      ),
    );
  }
  return fields;
}

function responseType(registry: TypeRegistry, { table, select }: TableWrites): string {
  const description = `response of any mutation on the table "${table.relation.name}"`;
  return defineObject(registry, `${table.graphqlName}_mutation_response`, description, () => {
    const count = required(defineScalar(registry, 'Int'));
    const counted = 'number of rows affected by the mutation';
    const fields = [field('affected_rows', count, { kind: 'affected_rows' }, counted)];
    if (select) {
      const rows = listOf(required(tableType(registry, select)), true);
      const returned = 'data from the rows affected by the mutation';
      fields.push(field('returning', rows, { kind: 'returning' }, returned));
    }
    return fields;
  });
}
