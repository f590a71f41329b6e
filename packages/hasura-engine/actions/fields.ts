import type { ActionRelationship, Field, InputField } from '../schema/model.ts';
import { baseName, nullable, type TypeRef } from '../schema/type-ref.ts';
import { tableType } from '../schema/types/table-types.ts';
import {
  defineInput,
  defineObject,
  defineScalar,
  field,
  type TypeRegistry,
} from '../schema/types/type-registry.ts';
import type { CustomType, TrackedActions } from './model.ts';

export function actionFields(
  registry: TypeRegistry,
  { actions, types }: TrackedActions,
  role: string,
  root: 'query' | 'mutation',
): Field[] {
  return actions
    .filter((action) => action.root === root && (role === 'admin' || action.roles.has(role)))
    .map((action) => {
      const type = refer(registry, types, action.output);
      const args = action.arguments.map((input) => referInput(registry, types, input));
      return field(action.name, type, { kind: 'action', action }, args);
    });
}

const referInput = (registry: TypeRegistry, types: TrackedActions['types'], input: InputField) => ({
  ...input,
  type: refer(registry, types, input.type),
});

function refer(registry: TypeRegistry, types: TrackedActions['types'], ref: TypeRef): TypeRef {
  const type = types.get(baseName(ref));
  if (type) define(registry, types, type);
  else defineScalar(registry, baseName(ref));
  return ref;
}

function define(registry: TypeRegistry, types: TrackedActions['types'], type: CustomType): void {
  const { name } = type;
  if (type.kind === 'scalar') defineScalar(registry, name);
  else if (type.kind === 'input') {
    const fields = () => type.fields.map((input) => referInput(registry, types, input));
    defineInput(registry, name, fields, type.description);
  } else {
    defineObject(registry, name, () => [
      ...type.fields.map((output) =>
        field(output.name, refer(registry, types, output.type), { kind: 'action_output' }),
      ),
      ...type.relationships.flatMap((relationship) => relationshipField(registry, relationship)),
    ]);
  }
}

function relationshipField(registry: TypeRegistry, relationship: ActionRelationship): Field[] {
  const access = registry.access.get(relationship.remote);
  if (!access) return [];
  const type = nullable(tableType(registry, access));
  return [field(relationship.name, type, { kind: 'action_relationship', relationship, access })];
}
