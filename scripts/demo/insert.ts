export type Value = string | number | boolean | null | Expression;
/** Unquoted SQL. */
interface Expression {
  sql: string;
}

/** Values of SQL that are computed when the seed is loaded. */
export const hoursAgo = (hours: number): Expression => ({ sql: `now() - interval '${hours} hours'` });
export const inDays = (days: number): Expression => ({ sql: `now() + interval '${days} days'` });
export const day = (days: number | 'christmas'): Expression => ({
  sql: days === 'christmas' ? `make_date(extract(year from now())::int, 12, 25)` : `current_date + ${days}`,
});
export const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return value.sql;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** Returns the SQL that inserts rows; rows that exist already stay as they are. */
export function insert(table: string, columns: string, rows: Value[][]): string {
  const values = rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n');
  return `insert into public.${table} (${columns}) values\n${values}\non conflict do nothing;\n`;
}
