import pg from 'pg';

export interface SetupCall {
  type: string;
  version?: number;
  args: unknown;
}

type TableName = { schema: string; name: string };
export type Draft = Record<string, unknown>;

export function flatten(calls: unknown): SetupCall[] {
  if (calls === null || calls === undefined) return [];
  if (Array.isArray(calls)) return calls.flatMap(flatten);
  const call = calls as SetupCall;
  return call.type === 'bulk' ? flatten(call.args) : [call];
}

export function tableName(value: unknown): TableName {
  if (typeof value === 'string') return { schema: 'public', name: value };
  const { schema = 'public', name } = value as Partial<TableName>;
  return { schema, name: String(name) };
}

const unsupportedOperator = /"[$_](?:c(?:eq|neq?|[gl]te?)|has_keys?\w*)"/;

/** Returns what a call would add that the engine does not have. Cases that name it are left out. */
export function unsupportedNames({ type, args }: SetupCall): string[] {
  const { name, role, table, permission, configuration, function: called } = (args ?? {}) as Draft;
  if (type === 'add_computed_field') return [String(name)];
  if ((permission as Draft | undefined)?.backend_only) return [String(role)];
  if (permission && unsupportedOperator.test(JSON.stringify(permission))) return [tableName(table).name];
  return (configuration as Draft | undefined)?.session_argument ? [tableName(called).name] : [];
}

const spatialType = /\b(?:geometry|geography)\b(?:\s*\([^)]*\))?/gi;
const spatialColumn = /(\w+)\s+(?:geometry|geography)\b/gi;

/** Rewrites SQL for a database without PostGIS: its types become jsonb, and statements that cannot run are removed. */
function withoutPostgis(sql: string): string {
  if (!/postgis|geometry|geography/i.test(sql)) return sql;
  return sql
    .replace(/create\s+extension[^;]*postgis[^;]*;/gi, '')
    .replace(/do\s+\$\$(?:(?!\$\$)[^])*postgis[^]*?\$\$\s*;/gi, '')
    .replace(/create\s+function\s+(?:(?!\$\$)[^])*\$\$(?:(?!\$\$)[^])*\bst_[^]*?\$\$[^;]*;/gi, '')
    .replace(/insert\s+into\s+(?:(?!;)[^])*\bst_\w+[^;]*;/gi, '')
    .replace(spatialType, 'jsonb');
}

export const spatialColumns = (sql: string): string[] =>
  [...sql.matchAll(spatialColumn)].map((match) => match[1] ?? '').filter((name) => name !== 'as');

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
