import shapesJson from '../generated/shapes.json' with { type: 'json' };

/**
 * A type of the SDK as data, written by write-shapes.ts. The texts are 'string', 'number', 'boolean', 'null', 'any' and
 * 'resource', a Stripe object that the sandbox does not create.
 */
export type TypeTable =
  | string
  | { is: (string | number | boolean)[] }
  | { list: TypeTable }
  | { map: TypeTable }
  | { shape: string }
  | { one: TypeTable[] };

export interface ShapeTables {
  sdk: string;
  types: Record<string, TypeTable>;
  shapes: Record<string, Record<string, TypeTable>>;
}

export const tables = shapesJson as unknown as ShapeTables;

export interface Field {
  table: TypeTable;
  isOptional: boolean;
}

const fieldsOfShape = new Map<string, Map<string, Field>>();

/** Returns the fields of an object type. */
export function fieldsOf(shape: string): Map<string, Field> {
  let fields = fieldsOfShape.get(shape);
  if (!fields) {
    fields = new Map(
      Object.entries(tables.shapes[shape] ?? {}).map(([key, table]) => {
        const isOptional = key.endsWith('?');
        return [isOptional ? key.slice(0, -1) : key, { table, isOptional }];
      }),
    );
    fieldsOfShape.set(shape, fields);
  }
  return fields;
}

/** Returns the alternatives of a union type, or the type itself. */
export function alternatives(table: TypeTable): TypeTable[] {
  return typeof table === 'object' && 'one' in table ? table.one : [table];
}

/** Returns the table of a named type. */
export function typeNamed(name: string): TypeTable {
  const table = tables.types[name];
  if (!table) throw new Error(`shapes.json has no type ${name}: run shapes/write-shapes.ts`);
  return table;
}
