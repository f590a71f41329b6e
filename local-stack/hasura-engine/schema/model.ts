import type { ActionRelationship, TrackedAction } from '../actions/model.ts';
import type { ColumnType, Column, DatabaseFunction, Relation } from '../catalog/model.ts';
import type { Entry } from '../metadata/entry.ts';
import type { FunctionMetadata, TableMetadata } from '../metadata/model.ts';
import type { SQL } from '../sql/sql.ts';
import type { Predicate } from './predicate.ts';
import type { TypeRef } from './type-ref.ts';

// --- what is tracked: metadata joined with the catalog, the same for every role ---

export interface TrackedColumn extends Column {
  /** Its name in GraphQL; `name` stays the database's. */
  graphqlName: string;
}

export interface TrackedTable {
  /** `T`: the base of every type and root-field name of this table. */
  graphqlName: string;
  relation: Relation;
  metadata: TableMetadata;
  /** By database name. */
  columns: Map<string, TrackedColumn>;
  relationships: Map<string, Relationship>;
  computedFields: Map<string, ComputedField>;
  description: string;
}

export interface Relationship {
  name: string;
  kind: 'object' | 'array';
  description: string;
  local: TrackedTable;
  remote: TrackedTable;
  /** Pairs of database columns. */
  columns: [local: string, remote: string][];
  /** In a nested insert the remote row comes after the local one. */
  afterParent: boolean;
  /** No two remote rows can match, so no LIMIT is needed. */
  unique: boolean;
  nonNull: boolean;
}

/** A field whose value a function makes from the row. */
export interface ComputedField {
  name: string;
  description: string | undefined;
  database: DatabaseFunction;
  arguments: FunctionArgument[];
  /** The table whose rows it returns; otherwise it returns a scalar. */
  table: TrackedTable | undefined;
  place: Entry;
}

export interface TrackedFunction {
  graphqlName: string;
  aggregateName: string;
  database: DatabaseFunction;
  metadata: FunctionMetadata;
  table: TrackedTable;
  arguments: FunctionArgument[];
  isMutation: boolean;
}

export interface FunctionArgument {
  /** The SQL name, or `arg_N` for one without. */
  name: string;
  named: boolean;
  type: ColumnType;
  hasDefault: boolean;
  isSession: boolean;
  /** It takes the row that a computed field belongs to. */
  isRow: boolean;
}

// --- what one role may do with a table ---

export interface TableAccess {
  table: TrackedTable;
  columns: TrackedColumn[];
  /** Computed fields with a scalar value; those that return rows follow the permission on the rows' table. */
  computedFields: ComputedField[];
  filter: Predicate | undefined;
  /** The filter as written in metadata, to recognise one that is already known to hold. */
  filterSource: unknown;
  limit: number | undefined;
  allowAggregations: boolean;
  rootFields: { select: boolean; select_by_pk: boolean; select_aggregate: boolean };
}

/** A column that a permission sets, whatever the caller says. */
export interface Preset {
  column: string;
  value: SQL;
}

export interface InsertAccess {
  /** Columns the caller may give; presets and generated columns are not among them. */
  columns: TrackedColumn[];
  presets: Preset[];
  check: Predicate | undefined;
}

export interface UpdateAccess {
  columns: TrackedColumn[];
  presets: Preset[];
  /** Which rows may be changed, and what the changed rows must fulfil. */
  filter: Predicate | undefined;
  check: Predicate | undefined;
}

export interface DeleteAccess {
  filter: Predicate | undefined;
}

/** What one role may do to the rows of a table; `select` rules what may be compared and returned. */
export interface TableWrites {
  table: TrackedTable;
  select: TableAccess | undefined;
  insert: InsertAccess | undefined;
  update: UpdateAccess | undefined;
  delete: DeleteAccess | undefined;
}

// --- the role's GraphQL schema ---

export interface RoleSchema {
  role: string;
  types: Map<string, TypeDefinition>;
  queryType: ObjectType;
  /** Whether `__schema` and `__type` are there to be asked. */
  introspects: boolean;
  /** Undefined for a role without mutations. */
  mutationType: ObjectType | undefined;
}

export type TypeDefinition = ObjectType | InputType | EnumType | ScalarType;

export interface ScalarType {
  kind: 'scalar';
  name: string;
}

export interface EnumType {
  kind: 'enum';
  name: string;
  description?: string | undefined;
  values: Map<string, { description?: string | undefined; column?: TrackedColumn }>;
}

export interface ObjectType {
  kind: 'object';
  name: string;
  description?: string | undefined;
  fields: Map<string, Field>;
}

export interface InputType {
  kind: 'input';
  name: string;
  description?: string | undefined;
  fields: Map<string, InputField>;
}

export interface Field {
  name: string;
  description?: string | undefined;
  type: TypeRef;
  args: Map<string, InputField>;
  source: FieldSource;
}

export interface InputField {
  name: string;
  description?: string | undefined;
  type: TypeRef;
  /** What a missing value stands for; a required field with one may be left out. */
  defaultValue?: unknown;
  source?: InputSource;
}

/** Where a field's value comes from: what the planner needs to write its SQL. */
export type FieldSource =
  | { kind: 'column'; column: TrackedColumn }
  | { kind: 'relationship'; relationship: Relationship; access: TableAccess }
  | { kind: 'relationship_aggregate'; relationship: Relationship; access: TableAccess }
  | { kind: 'select' | 'select_by_pk' | 'select_aggregate'; access: TableAccess }
  | { kind: 'function' | 'function_aggregate'; function: TrackedFunction; access: TableAccess }
  | { kind: 'computed'; computed: ComputedField }
  | { kind: 'computed_rows'; computed: ComputedField; access: TableAccess }
  | { kind: 'aggregate' | 'nodes' | 'count' }
  | { kind: 'aggregate_function'; name: string }
  | { kind: 'insert' | 'insert_one'; writes: TableWrites; access: InsertAccess }
  | { kind: 'update' | 'update_by_pk' | 'update_many'; writes: TableWrites; access: UpdateAccess }
  | { kind: 'delete' | 'delete_by_pk'; writes: TableWrites; access: DeleteAccess }
  | { kind: 'affected_rows' | 'returning' }
  | { kind: 'action'; action: TrackedAction }
  | { kind: 'action_output' }
  | {
      kind: 'action_relationship' | 'action_relationship_aggregate';
      relationship: ActionRelationship;
      access: TableAccess;
    }
  | { kind: 'placeholder'; text: string };

/** What an input field stands for in `where`, `order_by` and `args`. */
export type InputSource =
  | { kind: 'column'; column: TrackedColumn }
  | { kind: 'relationship'; relationship: Relationship; access: TableAccess }
  | { kind: 'relationship_aggregate'; relationship: Relationship; access: TableAccess }
  | { kind: 'computed'; computed: ComputedField }
  | { kind: 'operator'; name: string }
  | { kind: 'nested_insert'; relationship: Relationship; writes: TableWrites; access: InsertAccess }
  | { kind: 'argument'; argument: FunctionArgument };
