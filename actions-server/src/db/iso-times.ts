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
