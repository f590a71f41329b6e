import { alternatives, fieldsOf, typeNamed, type TypeTable } from './tables.ts';

/** Returns the differences between `value` and an SDK type: missing or unknown keys, wrong values or types. */
export function structureProblems(name: string, value: unknown): string[] {
  return problemsOf(typeNamed(name), value, name);
}

/** Throws when `value` does not match the SDK type. */
export function assertStructure(name: string, value: unknown): void {
  const problems = structureProblems(name, value);
  if (problems.length > 0) throw new Error(`not a ${name}: ${problems.slice(0, 5).join('; ')}`);
}

function problemsOf(table: TypeTable, value: unknown, path: string): string[] {
  const attempts = alternatives(table).map((each) => problemsOfOne(each, value, path));
  return attempts.sort((one, other) => depth(other) - depth(one) || one.length - other.length)[0] ?? [];
}

/** Depth of the deepest problem: among failed alternatives, the one that matched deepest is reported. */
const depth = (problems: string[]) =>
  problems.length === 0 ? Infinity : Math.max(...problems.map((problem) => problem.split('.').length));

function problemsOfOne(table: TypeTable, value: unknown, path: string): string[] {
  if (typeof table === 'string') return isOfType(table, value) ? [] : [`${path} is not ${table}`];
  if ('is' in table) return table.is.includes(value as string) ? [] : [`${path} is ${JSON.stringify(value)}`];
  if ('list' in table) {
    if (!Array.isArray(value)) return [`${path} is not a list`];
    return value.flatMap((item, index) => problemsOf(table.list, item, `${path}.${index}`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${path} is not an object`];
  if ('map' in table) {
    return Object.entries(value).flatMap(([key, item]) => problemsOf(table.map, item, `${path}.${key}`));
  }
  return 'shape' in table ? problemsOfObject(table.shape, value, path) : problemsOf(table, value, path);
}

function problemsOfObject(shape: string, value: object, path: string): string[] {
  const fields = fieldsOf(shape);
  const unknown = Object.entries(value)
    .filter(([key, item]) => item !== undefined && !fields.has(key))
    .map(([key]) => `${path}.${key} is unknown`);
  const known = [...fields].flatMap(([key, { table, isOptional }]) => {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) return isOptional ? [] : [`${path}.${key} is missing`];
    return problemsOf(table, item, `${path}.${key}`);
  });
  return [...unknown, ...known];
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'any') return true;
  if (type === 'null') return value === null;
  if (type === 'resource') return typeof value === 'object' && value !== null && 'object' in value;
  return typeof value === type;
}
