/** A row none of whose fields is missing. */
export type Known<Row> = { [Field in keyof Row]: NonNullable<Row[Field]> };

/** Rows of a view: the schema cannot tell that their columns are always filled. */
export function isKnown<Row extends object>(row: Row): row is Row & Known<Row> {
  return Object.values(row).every((value) => value != null);
}
