import type {
  EnumType,
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

export const defineObject = (
  registry: TypeRegistry,
  name: string,
  description: string | undefined,
  fields: () => Field[],
): string => defineFields<Field>(registry, { kind: 'object', name, description, fields: new Map() }, fields);

export const defineInput = (
  registry: TypeRegistry,
  name: string,
  description: string | undefined,
  fields: () => InputField[],
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

export function defineEnum(
  registry: TypeRegistry,
  name: string,
  description: string | undefined,
  values: EnumType['values'],
): string {
  if (!registry.types.has(name)) registry.types.set(name, { kind: 'enum', name, description, values });
  return name;
}

export function defineScalar(registry: TypeRegistry, name: string): string {
  if (!registry.types.has(name)) registry.types.set(name, { kind: 'scalar', name });
  return name;
}

export const argument = (
  name: string,
  type: TypeRef,
  description?: string,
  source?: InputField['source'],
): InputField => ({ name, type, description, source });

export const field = (
  name: string,
  type: TypeRef,
  source: FieldSource,
  description?: string,
  args: InputField[] = [],
): Field => ({ name, description, type, args: argumentMap(args), source });

export type Related = { relationship: Relationship; access: TableAccess };

/** The relationships of a table to tables that the role may read. */
export const visibleRelationships = ({ access }: TypeRegistry, { relationships }: TrackedTable): Related[] =>
  [...relationships.values()].flatMap((relationship) => {
    const remote = access.get(relationship.remote);
    return remote ? [{ relationship, access: remote }] : [];
  });

export const rootField = (
  { relation }: TrackedTable,
  { name, purpose, suffix = '' }: { name: string; purpose: string; suffix?: string },
  type: TypeRef,
  args: InputField[],
  source: FieldSource,
): Field => field(name, type, source, `${purpose}: "${relation.name}"${suffix}`, args);

const argumentMap = (args: InputField[]): Map<string, InputField> =>
  new Map(args.map((arg) => [arg.name, arg]));
