type IsoTimes<Row> = {
  [Column in keyof Row]: Date extends Row[Column] ? string | Exclude<Row[Column], Date> : Row[Column];
};

/** Returns a row with its times as text. */
export const withIsoTimes = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as IsoTimes<Row>;

/** Tells whether a stored row is missing or has other values in these columns. */
export function differs<Row extends Record<string, unknown>>(
  row: Row,
  stored: { [Column in keyof Row]?: unknown } | undefined,
): boolean {
  if (!stored) return true;
  return Object.keys(row).some((column) => comparable(row[column]) !== comparable(stored[column]));
}

function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : value;
}
