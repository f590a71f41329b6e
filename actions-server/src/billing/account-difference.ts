/** Whether a row would change: times are compared as moments, everything else as it is written. */
export function differs<Row extends Record<string, unknown>>(
  wanted: Row,
  stored: { [Column in keyof Row]?: unknown } | undefined,
): boolean {
  if (!stored) return true;
  return Object.keys(wanted).some((column) => comparable(wanted[column]) !== comparable(stored[column]));
}

/** Postgres and JavaScript write the same moment differently. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : value;
}
