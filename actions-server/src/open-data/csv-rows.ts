import { stringify } from 'csv-stringify/sync';

/**
 * Writes rows as CSV of RFC 4180. A text that a spreadsheet would run as a formula begins with an apostrophe. Without rows
 * it writes the line of column names.
 */
export function csvRows<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows?: readonly Row[],
): string {
  return stringify(rows ? [...rows] : [], {
    columns: [...columns],
    header: rows === undefined,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A lone line break in a text would end the row for some readers.
    quote_record_delimiter: true,
  });
}
