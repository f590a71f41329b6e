import type { ActionRelationship, InputField, TrackedAction } from '../schema/model.ts';
import type { TypeRef } from '../schema/type-ref.ts';

export type CustomType = { name: string } & (
  | { kind: 'scalar' }
  | { kind: 'input'; description: string | undefined; fields: InputField[] }
  | { kind: 'object'; fields: OutputField[]; relationships: ActionRelationship[] }
);

export interface OutputField {
  name: string;
  type: TypeRef;
}

export interface TrackedActions {
  actions: TrackedAction[];
  types: Map<string, CustomType>;
}

export const builtinScalars = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

export const postgresScalars = new Set(
  'bigint citext date float8 json jsonb numeric smallint time timestamp timestamptz uuid'.split(' '),
);
