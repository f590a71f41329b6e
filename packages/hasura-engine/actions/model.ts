import type { ActionRelationship, InputField, TrackedAction } from '../schema/model.ts';
import type { TypeRef } from '../schema/type-ref.ts';

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

export interface TrackedActions {
  actions: TrackedAction[];
  types: Map<string, CustomType>;
}
