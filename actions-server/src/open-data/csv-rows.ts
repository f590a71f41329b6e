import { stringify } from 'csv-stringify/sync';

/** Spreadsheets with other settings split a field at these separators, and run the formula that follows. */
const innerFormulas = {
  ',': /([;|\t\r\n][ \u00a0]*)([=+@＝＋－＠-])/g,
  ';': /([,|\t\r\n][ \u00a0]*)(?!-\d+[\],])([=+@＝＋－＠-])/g,
};
type Separator = keyof typeof innerFormulas;

/** Texts that a French spreadsheet changes: 01000 would become 1000, « 24/7 » the 24th of July, 1E5 a number. */
const misread = /^(?:0\d+|\d{12,}|\d+[-/.:]\d+|\d+E\d+)$/i;

/**
 * Writes rows as CSV of RFC 4180, every field in quotes; without rows, the column names. Text that a spreadsheet would
 * run gets an apostrophe. With semicolons, numbers have a decimal comma (a French spreadsheet reads 4.83 as a month),
 * and texts that it would change are written as formulas.
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
        separator === ';' && misread.test(text)
          ? { value: `="${text}"`, escape_formulas: false }
          : text.replace(innerFormulas[separator], "$1'$2"),
      number: (value) => (separator === ';' ? String(value).replace('.', ',') : String(value)),
    },
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: false,
  });
}
