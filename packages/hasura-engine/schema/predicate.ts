import type { Row } from '../sql/row.ts';
import type { SQL } from '../sql/sql.ts';

/** A condition on a row of a known table. `root` is the row of the permission's own table, for `["$", "col"]`. */
export type Predicate = (row: Row, root: Row) => SQL;
