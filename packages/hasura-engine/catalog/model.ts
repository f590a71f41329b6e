export interface Catalog {
  relations: Map<string, Relation>;
  functions: Map<string, DatabaseFunction[]>;
}

export interface ColumnType {
  schema: string;
  /** As in pg_type: `int4`, `timestamptz`, `_text`, … */
  name: string;
  element: ColumnType | undefined;
  /** Name of the array type with these elements. It cannot be derived, because Postgres shortens long names. */
  arrayName: string | undefined;
  kind: 'base' | 'composite' | 'domain' | 'enum' | 'range' | 'pseudo';
}

export interface Column {
  name: string;
  type: ColumnType;
  notNull: boolean;
  generated: boolean;
}

export interface Relation {
  schema: string;
  name: string;
  isView: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  columns: Map<string, Column>;
  primaryKey: string[] | undefined;
  uniques: { name: string; columns: string[] }[];
  foreignKeys: { columns: string[]; remote: { schema: string; name: string }; remoteColumns: string[] }[];
}

export interface DatabaseFunction {
  schema: string;
  name: string;
  arguments: { name: string | undefined; type: ColumnType; hasDefault: boolean }[];
  returnsSet: boolean;
  returns: ColumnType;
  volatile: boolean;
  variadic: boolean;
  onlyInArguments: boolean;
}
