import type {
  Field,
  FieldSource,
  InputField,
  Relationship,
  TableAccess,
  TableWrites,
  TrackedTable,
  TypeDefinition,
} from '../model.ts';
import type { TypeRef } from '../type-ref.ts';

/** A type is registered before its fields, so types may form cycles. */
export interface TypeRegistry {
  types: Map<string, TypeDefinition>;
  access: Map<TrackedTable, TableAccess>;
  writes: Map<TrackedTable, TableWrites>;
}

export const defineObject = (registry: TypeRegistry, name: string, fields: () => Field[]): string =>
  defineFields<Field>(registry, { kind: 'object', name, fields: new Map() }, fields);

export const defineInput = (
  registry: TypeRegistry,
  name: string,
  fields: () => InputField[],
  description?: string,
): string =>
  defineFields<InputField>(registry, { kind: 'input', name, description, fields: new Map() }, fields);

function defineFields<F extends { name: string }>(
  { types }: TypeRegistry,
  type: TypeDefinition & { fields: Map<string, F> },
  fields: () => F[],
): string {
  if (types.has(type.name)) return type.name;
  types.set(type.name, type);
  for (const field of fields()) type.fields.set(field.name, field);
  return type.name;
}

export function defineEnum(registry: TypeRegistry, name: string, values: Iterable<string>): string {
  if (!registry.types.has(name)) registry.types.set(name, { kind: 'enum', name, values: new Set(values) });
  return name;
}

export function defineScalar(registry: TypeRegistry, name: string): string {
  if (!registry.types.has(name)) registry.types.set(name, { kind: 'scalar', name });
  return name;
}

export const argument = (name: string, type: TypeRef, source?: InputField['source']): InputField => ({
  name,
  type,
  source,
});

export const field = (name: string, type: TypeRef, source: FieldSource, args: InputField[] = []): Field => ({
  name,
  type,
  args: new Map(args.map((arg) => [arg.name, arg])),
  source,
});

export type Related = { relationship: Relationship; access: TableAccess };

/** The relationships of a table to tables that the role may read. */
export const visibleRelationships = ({ access }: TypeRegistry, { relationships }: TrackedTable): Related[] =>
  [...relationships.values()].flatMap((relationship) => {
    const remote = access.get(relationship.remote);
    return remote ? [{ relationship, access: remote }] : [];
  });
