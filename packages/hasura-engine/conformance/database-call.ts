import pg from 'pg';
import { withoutPostgis } from './without-postgis.ts';
import { tableName, type SetupCall } from './setup-call.ts';

/** Runs calls that change the database itself; returns false for all others. */
export async function applyToDatabase(client: pg.Client, call: SetupCall): Promise<boolean> {
  if (call.type === 'run_sql' || call.type === 'pg_run_sql') {
    await client.query(withoutPostgis((call.args as { sql: string }).sql));
    return true;
  }
  if (call.type !== 'insert') return false;
  const { table, objects } = call.args as { table: unknown; objects: Record<string, unknown>[] };
  const { schema, name } = tableName(table);
  const target = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  for (const object of objects) {
    const columns = Object.keys(object).map((column) => pg.escapeIdentifier(column));
    await client.query(
      `insert into ${target} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_record(null::${target}, $1::jsonb)`,
      [JSON.stringify(object)],
    );
  }
  return true;
}
