import type { ColumnType, Column, DatabaseFunction, Relation } from '../catalog/model.ts';
import type { ActionMetadata } from '../metadata/action-entry.ts';
import type { SelectField } from '../metadata/permission-entry.ts';
import type { FunctionMetadata } from '../metadata/project.ts';
import type { TableMetadata } from '../metadata/table-entry.ts';
import type { Condition } from '../sql/row.ts';
import type { SQL } from '../sql/sql.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import type { TypeRef } from './type-ref.ts';

export interface TrackedColumn extends Column {
  graphqlName: string;
}

export interface TrackedTable {
  graphqlName: string;
  relation: Relation;
  metadata: TableMetadata;
  columns: Map<string, TrackedColumn>;
  relationships: Map<string, Relationship>;
}

export interface Relationship {
  name: string;
  kind: 'object' | 'array';
  local: TrackedTable;
  remote: TrackedTable;
  columns: [local: string, remote: string][];
  unique: boolean;
  nonNull: boolean;
}

export interface TrackedFunction {
  graphqlName: string;
  database: DatabaseFunction;
  metadata: FunctionMetadata;
  table: TrackedTable;
  arguments: FunctionArgument[];
}

export interface FunctionArgument {
  name: string;
  named: boolean;
  type: ColumnType;
  hasDefault: boolean;
}

export interface TrackedAction extends ActionMetadata {
  arguments: InputField[];
  output: TypeRef;
  webhook: Webhook;
}

export type ActionRelationship = Pick<Relationship, 'name' | 'remote' | 'columns' | 'unique'>;

export interface TableAccess {
  table: TrackedTable;
  columns: TrackedColumn[];
  filter?: Condition;
  /** Compared with the filter of the parent rows, which may already prove it. */
  filterSource?: unknown;
  limit?: number;
  allowAggregations: boolean;
  queryFields: ReadonlySet<SelectField>;
}

export interface Preset {
  column: string;
  value: SQL;
}

export interface InsertAccess {
  columns: TrackedColumn[];
  presets: Preset[];
  check?: Condition;
}

export interface UpdateAccess {
  columns: TrackedColumn[];
  presets: Preset[];
  /** `filter` selects the rows that may be changed; `check` must hold for the changed rows. */
  filter?: Condition;
  check?: Condition;
}

export interface DeleteAccess {
  filter?: Condition;
}

export interface TableWrites {
  table: TrackedTable;
  select?: TableAccess;
  insert?: InsertAccess;
  update?: UpdateAccess;
  delete?: DeleteAccess;
}

export interface RoleSchema {
  types: Map<string, TypeDefinition>;
  queryType: ObjectType;
  mutationType: ObjectType | undefined;
}

export type TypeDefinition = ObjectType | InputType | EnumType | ScalarType;

interface ScalarType {
  kind: 'scalar';
  name: string;
}

export interface EnumType {
  kind: 'enum';
  name: string;
  values: Set<string>;
}

export interface ObjectType {
  kind: 'object';
  name: string;
  fields: Map<string, Field>;
}

export interface InputType {
  kind: 'input';
  name: string;
  /** Of an action's input, as metadata states it. */
  description?: string;
  fields: Map<string, InputField>;
}

export interface Field {
  name: string;
  type: TypeRef;
  args: Map<string, InputField>;
  source: FieldSource;
}

export interface InputField {
  name: string;
  type: TypeRef;
  /** Value of a missing field; a required field with a default may be omitted. */
  defaultValue?: unknown;
  source?: InputSource;
}

export type FieldSource =
  | { kind: 'column'; column: TrackedColumn }
  | { kind: 'relationship'; relationship: Relationship; access: TableAccess }
  | { kind: 'relationship_aggregate'; relationship: Relationship; access: TableAccess }
  | { kind: SelectField; access: TableAccess }
  | { kind: 'function' | 'function_aggregate'; function: TrackedFunction; access: TableAccess }
  | { kind: 'aggregate' | 'nodes' | 'count' }
  | { kind: 'insert' | 'insert_one'; writes: TableWrites; access: InsertAccess }
  | { kind: 'update' | 'update_by_pk'; writes: TableWrites; access: UpdateAccess }
  | { kind: 'delete' | 'delete_by_pk'; writes: TableWrites; access: DeleteAccess }
  | { kind: 'affected_rows' | 'returning' }
  | { kind: 'action'; action: TrackedAction }
  | { kind: 'action_output' }
  | { kind: 'action_relationship'; relationship: ActionRelationship; access: TableAccess }
  | { kind: 'placeholder'; text: string }
  | { kind: 'typename'; type: string }
  | { kind: 'introspection' };

type InputSource =
  | { kind: 'column'; column: TrackedColumn }
  | { kind: 'relationship'; relationship: Relationship; access: TableAccess }
  | { kind: 'relationship_aggregate'; relationship: Relationship; access: TableAccess };
