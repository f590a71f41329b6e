import type { Pool } from 'pg';
import { tableName } from '../sql/condition.ts';
import { sql } from '../sql/sql.ts';
import type { TableMetadata } from '../metadata/model.ts';
import { tableKey } from '../metadata/table-name.ts';
import type { Catalog, Relation } from './model.ts';

/** Reads the current rows of the tables that metadata marks as enums. */
export async function readEnumValues(
  pool: Pool,
  tables: TableMetadata[],
  { relations }: Catalog,
): Promise<Catalog['enumValues']> {
  const found: Catalog['enumValues'] = new Map();
  for (const { table, isEnum, place } of tables) {
    const relation = relations.get(tableKey(table));
    if (!isEnum || !relation) continue;
    const values = await readValues(pool, relation);
    if (typeof values === 'string') place.get('is_enum').fail(values);
    else found.set(tableKey(table), values);
  }
  return found;
}

/**
 * Returns the values of an enum table with their comments, or the reason why the table cannot be an enum. It needs one
 * text column as its primary key and may have a second one for comments.
 */
async function readValues(pool: Pool, relation: Relation): Promise<Map<string, string | undefined> | string> {
  const columns = [...relation.columns.values()];
  const [key] = relation.primaryKey ?? [];
  const comment = columns.find(({ name }) => name !== key);
  if (key === undefined || relation.primaryKey?.length !== 1)
    return 'needs a table with a primary key of one column';
  if (columns.length > 2 || columns.some(({ type }) => type.name !== 'text' && type.name !== 'varchar')) {
    return 'needs a table of one text column, or two';
  }
  const shown = comment ? sql.identifier(comment.name) : sql.null;
  const query = sql`select ${sql.identifier(key)} as value, ${shown} as comment from ${tableName(relation)} order by 1`;
  const { rows } = await pool.query<{ value: string; comment: string | null }>(sql.compile(query).text);
  if (rows.length === 0) return 'needs a table with at least one row';
  return new Map(rows.map((row) => [row.value, row.comment ?? undefined]));
}
