import type { ActionsMetadata } from './action-entry.ts';
import type { AllowedCollection } from './allow-list-entry.ts';
import type { CronTriggerMetadata } from './cron-trigger-entry.ts';
import type { ColumnList, Entry, TableName } from './entry.ts';
import type { EventTriggerMetadata } from './event-trigger-entry.ts';

export interface Project {
  source: SourceConfiguration;
  tables: TableMetadata[];
  functions: FunctionMetadata[];
  actions: ActionsMetadata;
  cronTriggers: CronTriggerMetadata[];
  allowList: AllowedCollection[];
}

export interface SourceConfiguration {
  name: string;
  /** Variable that holds the address of the database. */
  variable: string;
  maxConnections: number | undefined;
  /** False for a database behind a pooler in transaction mode, where a statement may find another connection. */
  preparesStatements: boolean;
  place: Entry;
}

export const rootFieldKeys = [
  'select',
  'select_by_pk',
  'select_aggregate',
  'select_stream',
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
] as const;
export type RootFieldKey = (typeof rootFieldKeys)[number];

export interface RootFieldName {
  name: string | undefined;
  comment: string | undefined;
}

export interface TableMetadata {
  table: TableName;
  customName: string | undefined;
  comment: string | undefined;
  columns: Map<string, { customName: string | undefined; comment: string | undefined; place: Entry }>;
  rootFields: Map<RootFieldKey, RootFieldName>;
  relationships: RelationshipMetadata[];
  insertPermissions: Map<string, InsertPermission>;
  selectPermissions: Map<string, SelectPermission>;
  updatePermissions: Map<string, UpdatePermission>;
  deletePermissions: Map<string, DeletePermission>;
  eventTriggers: EventTriggerMetadata[];
  place: Entry;
}

export interface RelationshipMetadata {
  name: string;
  kind: 'object' | 'array';
  comment: string | undefined;
  using:
    | { kind: 'local_key'; columns: string[] }
    | { kind: 'remote_key'; table: TableName; columns: string[] }
    | { kind: 'manual'; table: TableName; columns: [local: string, remote: string][]; afterParent: boolean };
  place: Entry;
}

export const selectFields = ['select', 'select_by_pk', 'select_aggregate'] as const;
export type SelectField = (typeof selectFields)[number];

export interface SelectPermission {
  columns: ColumnList;
  filter: Entry;
  limit: number | undefined;
  allowAggregations: boolean;
  /**
   * The root fields that metadata lists, all by default. With an empty list the table is reached through relationships
   * only.
   */
  queryRootFields: ReadonlySet<SelectField>;
  place: Entry;
}

export interface InsertPermission {
  columns: ColumnList;
  check: Entry;
  set: Map<string, unknown>;
  place: Entry;
}

export interface UpdatePermission {
  columns: ColumnList;
  filter: Entry;
  check: Entry | undefined;
  set: Map<string, unknown>;
  place: Entry;
}

export interface DeletePermission {
  filter: Entry;
  place: Entry;
}

export interface FunctionMetadata {
  function: TableName;
  comment: string | undefined;
  roles: Set<string>;
  place: Entry;
}
