/** A row none of whose fields is missing. */
export type CompleteRow<Row> = { [Field in keyof Row]: NonNullable<Row[Field]> };

/** Tells whether all columns of a view's row are filled, which the schema cannot know. */
export function isCompleteRow<Row extends object>(row: Row): row is Row & CompleteRow<Row> {
  return Object.values(row).every((value) => value != null);
}
