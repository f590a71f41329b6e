/** What Postgres itself knows of the tracked tables and functions. Names are the database's own. */
export interface Catalog {
  relations: Map<string, Relation>;
  functions: Map<string, DatabaseFunction[]>;
  /** The values of the tables that metadata calls enums, with their comments. */
  enumValues: Map<string, Map<string, string | undefined>>;
}

export interface ColumnType {
  schema: string;
  /** As in pg_type: `int4`, `timestamptz`, `_text`, … */
  name: string;
  /** Set for array types. */
  element: ColumnType | undefined;
  /** Name of the array type over this one, in the same schema; Postgres shortens it when it has to. */
  arrayName: string | undefined;
  kind: 'base' | 'composite' | 'domain' | 'enum' | 'range' | 'pseudo';
  /** Set for columns that refer to an enum table: in GraphQL they take its values only. */
  enumeration?: Enumeration;
}

/** The rows of an enum table, as values with their comments. */
export interface Enumeration {
  /** The GraphQL type. */
  name: string;
  values: Map<string, string | undefined>;
}

export interface Column {
  name: string;
  type: ColumnType;
  notNull: boolean;
  hasDefault: boolean;
  generated: boolean;
  comment: string | undefined;
}

export interface Relation {
  schema: string;
  name: string;
  isView: boolean;
  /** Views are writable in part only, or not at all. */
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  comment: string | undefined;
  columns: Map<string, Column>;
  primaryKey: string[] | undefined;
  /** Unique constraints by name, the primary key among them. */
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
  comment: string | undefined;
}
