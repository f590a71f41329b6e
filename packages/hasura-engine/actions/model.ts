import type { ActionMetadata } from '../metadata/action-entry.ts';
import type { InputField, Relationship } from '../schema/model.ts';
import type { TypeRef } from '../schema/type-ref.ts';
import type { Webhook } from '../webhooks/webhook.ts';

/** An action with its types and its webhook resolved. */
export interface TrackedAction {
  name: string;
  metadata: ActionMetadata;
  description: string | undefined;
  arguments: InputField[];
  output: TypeRef;
  webhook: Webhook;
}

/** A type declared in `actions.graphql`, or a Postgres scalar used there. */
export type CustomType = { name: string; description: string | undefined } & (
  | { kind: 'scalar' }
  | { kind: 'enum'; values: Map<string, { description: string }> }
  | { kind: 'input'; fields: InputField[] }
  | { kind: 'object'; fields: OutputField[]; relationships: ActionRelationship[] }
);

export interface OutputField {
  name: string;
  description: string | undefined;
  type: TypeRef;
}

/** A relationship from fields of an action's output to the rows of a table. */
export type ActionRelationship = Pick<Relationship, 'name' | 'kind' | 'remote' | 'columns' | 'unique'>;

export interface TrackedActions {
  actions: TrackedAction[];
  types: Map<string, CustomType>;
}
