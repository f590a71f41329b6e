import { stringify } from 'csv-stringify/sync';

/**
 * The start of a formula after a character that a spreadsheet with other settings may read as a separator. The separator
 * of the file itself stands in quotes, and `Su[1,-1]` is no formula.
 */
const innerFormulas = {
  ',': /([;|\t\r\n][ \u00a0]*)([=+@＝＋－＠-])/g,
  ';': /([,|\t\r\n][ \u00a0]*)(?!-\d+[\],])([=+@＝＋－＠-])/g,
};
type Separator = keyof typeof innerFormulas;

/**
 * Writes rows as CSV of RFC 4180, every field in quotes. Text that a spreadsheet would run as a formula, whatever its
 * separator, gets an apostrophe. Without rows it writes the line of column names. With semicolons, numbers have a decimal
 * comma, because a French spreadsheet would read 4.83 as a month, and digits behind a zero are a formula whose result is
 * this text, because it would show 01000 as 1000.
 */
export function csvRows<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows?: readonly Row[],
  separator: Separator = ',',
): string {
  return stringify(rows ? [...rows] : [], {
    columns: [...columns],
    header: rows === undefined,
    escape_formulas: true,
    delimiter: separator,
    cast: {
      string: (text) =>
        separator === ';' && /^0\d+$/.test(text)
          ? { value: `="${text}"`, escape_formulas: false }
          : text.replace(innerFormulas[separator], "$1'$2"),
      number: (value) => (separator === ';' ? String(value).replace('.', ',') : String(value)),
    },
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: false,
  });
}
