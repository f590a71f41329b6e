/** Returns whether writing a row would change the stored one. Times are compared as moments. */
export function differs<Row extends Record<string, unknown>>(
  row: Row,
  stored: { [Column in keyof Row]?: unknown } | undefined,
): boolean {
  if (!stored) return true;
  return Object.keys(row).some((column) => comparable(row[column]) !== comparable(stored[column]));
}

/** Postgres and JavaScript format the same moment differently. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : value;
}
