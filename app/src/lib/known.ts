/** A row none of whose fields is missing. */
export type Known<Row> = { [Field in keyof Row]: NonNullable<Row[Field]> };

/** Tells whether all columns of a view's row are filled, which the schema cannot know. */
export function isKnown<Row extends object>(row: Row): row is Row & Known<Row> {
  return Object.values(row).every((value) => value != null);
}
