import type { Pool } from 'pg';
import { tableKey, type TableName } from '../metadata/entry.ts';
import type { Catalog, Column, ColumnType, DatabaseFunction, Relation } from './model.ts';

const relationsQuery = `
select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
       pg_relation_is_updatable(c.oid, true) as writes,
       (select coalesce(json_agg(json_build_object(
           'name', a.attname, 'typeId', a.atttypid::text, 'notNull', a.attnotnull,
           'generated', a.attgenerated <> '' or a.attidentity = 'a') order by a.attnum), '[]')
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       (select coalesce(json_agg(json_build_object(
           'name', k.conname, 'kind', k.contype,
           'columns', (select json_agg(a.attname order by i.place)
                         from unnest(k.conkey) with ordinality i(attnum, place)
                         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = i.attnum),
           'remote', (select json_build_object('schema', rn.nspname, 'name', r.relname)
                        from pg_class r join pg_namespace rn on rn.oid = r.relnamespace where r.oid = k.confrelid),
           'remoteColumns', (select json_agg(a.attname order by i.place)
                               from unnest(k.confkey) with ordinality i(attnum, place)
                               join pg_attribute a on a.attrelid = k.confrelid and a.attnum = i.attnum)
           ) order by k.conname), '[]')
          from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f')) as constraints
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where c.relkind in ('r', 'p', 'v', 'm', 'f')
   and (n.nspname, c.relname) in (select * from unnest($1::text[], $2::text[]))`;

const functionsQuery = `
select n.nspname as schema, p.proname as name,
       p.proargnames as "argumentNames", p.proargtypes::oid[]::text[] as "argumentTypes",
       p.pronargdefaults as "defaultCount", p.proretset as "returnsSet", p.provolatile = 'v' as volatile,
       p.provariadic <> 0 as variadic, p.proallargtypes is null as "onlyInArguments",
       p.prorettype::text as "returnType"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
 where (n.nspname, p.proname) in (select * from unnest($1::text[], $2::text[]))`;

const typesQuery = `
select t.oid::text as id, n.nspname as schema, t.typname as name, t.typtype as kind,
       case when t.typcategory = 'A' and t.typelem <> 0 then t.typelem::text end as "elementId",
       (select a.typname from pg_type a where a.oid = t.typarray) as "arrayName"
  from pg_type t join pg_namespace n on n.oid = t.typnamespace`;

interface ConstraintRow {
  name: string;
  kind: 'p' | 'u' | 'f';
  columns: string[];
  remote: TableName | null;
  remoteColumns: string[] | null;
}

export async function introspect(pool: Pool, tables: TableName[], functions: TableName[]): Promise<Catalog> {
  const names = (list: TableName[]) => [list.map(({ schema }) => schema), list.map(({ name }) => name)];
  const types = typeReader((await pool.query(typesQuery)).rows);
  const relationRows = (await pool.query(relationsQuery, names(tables))).rows;
  const functionRows = (await pool.query(functionsQuery, names(functions))).rows;
  const relations = new Map<string, Relation>();
  for (const row of relationRows) relations.set(tableKey(row), relationOf(row, types));
  const found = new Map<string, DatabaseFunction[]>();
  for (const row of functionRows) {
    found.set(tableKey(row), [...(found.get(tableKey(row)) ?? []), functionOf(row, types)]);
  }
  return { relations, functions: found };
}

interface TypeRow {
  id: string;
  schema: string;
  name: string;
  kind: string;
  elementId: string | null;
  arrayName: string | null;
}

type TypeReader = (id: string) => ColumnType;

function typeReader(rows: TypeRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kinds = { c: 'composite', d: 'domain', e: 'enum', r: 'range', m: 'range', p: 'pseudo' } as const;
  const read = (id: string): ColumnType => {
    const row = byId.get(id);
    if (!row) throw new Error(`type ${id} is not in pg_type`);
    return {
      schema: row.schema,
      name: row.name,
      element: row.elementId === null ? undefined : read(row.elementId),
      arrayName: row.arrayName ?? undefined,
      kind: kinds[row.kind as keyof typeof kinds] ?? 'base',
    };
  };
  return read;
}

// The queries above name the columns of these rows.
// oxlint-disable-next-line typescript/no-explicit-any
function relationOf(row: any, types: TypeReader): Relation {
  const constraints = row.constraints as ConstraintRow[];
  const columns = (row.columns as (Omit<Column, 'type'> & { typeId: string })[]).map(
    ({ typeId, ...column }): Column => ({ ...column, type: types(typeId) }),
  );
  return {
    schema: row.schema,
    name: row.name,
    isView: row.isView,
    // Bits of pg_relation_is_updatable: 4 update, 8 insert, 16 delete.
    updatable: (row.writes & 4) !== 0,
    insertable: (row.writes & 8) !== 0,
    deletable: (row.writes & 16) !== 0,
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey: constraints.find(({ kind }) => kind === 'p')?.columns,
    uniques: constraints.filter(({ kind }) => kind !== 'f').map(({ name, columns }) => ({ name, columns })),
    foreignKeys: constraints
      .filter(({ kind }) => kind === 'f')
      .map(({ columns, remote, remoteColumns }) => ({
        columns,
        remote: remote as TableName,
        remoteColumns: remoteColumns ?? [],
      })),
  };
}

// oxlint-disable-next-line typescript/no-explicit-any
function functionOf(row: any, types: TypeReader): DatabaseFunction {
  const argumentTypes = row.argumentTypes as string[];
  const firstDefault = argumentTypes.length - row.defaultCount;
  return {
    schema: row.schema,
    name: row.name,
    arguments: argumentTypes.map((id, index) => ({
      name: row.argumentNames?.[index] || undefined,
      type: types(id),
      hasDefault: index >= firstDefault,
    })),
    returnsSet: row.returnsSet,
    returns: types(row.returnType),
    volatile: row.volatile,
    variadic: row.variadic,
    onlyInArguments: row.onlyInArguments,
  };
}
