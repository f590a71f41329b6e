import { stringify } from 'csv-stringify/sync';

/** The start of a formula after a character that a spreadsheet with other settings may read as a separator. */
const innerFormula = /([;,|\t\r\n][ \u00a0]*)([=+@＝＋－＠-])/g;

/**
 * Writes rows as CSV of RFC 4180, every field in quotes. Text that a spreadsheet would run as a formula, whatever its
 * separator, gets an apostrophe. Without rows it writes the line of column names.
 */
export function csvRows<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows?: readonly Row[],
): string {
  return stringify(rows ? [...rows] : [], {
    columns: [...columns],
    header: rows === undefined,
    escape_formulas: true,
    cast: { string: (text) => text.replace(innerFormula, "$1'$2") },
    record_delimiter: 'windows',
    quoted: true,
    // Empty fields have no text that could be read wrongly.
    quoted_empty: false,
  });
}
