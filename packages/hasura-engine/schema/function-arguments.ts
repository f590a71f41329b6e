import type { Catalog, DatabaseFunction } from '../catalog/model.ts';
import { tableKey, type Entry, type TableName } from '../metadata/entry.ts';
import type { FunctionArgument, InputField } from './model.ts';
import { nullable, required } from './type-ref.ts';
import { columnTypeRef } from './types/column-type.ts';
import { argument, defineInput, type TypeRegistry } from './types/type-registry.ts';

export function requireFunction(name: TableName, catalog: Catalog, place: Entry): DatabaseFunction {
  const overloads = catalog.functions.get(tableKey(name)) ?? [];
  const [database] = overloads;
  const shown = `"${name.schema}.${name.name}"`;
  if (!database) return place.fail(`is ${shown}, which the database does not have`);
  if (overloads.length > 1) place.fail(`is ${shown}, which is overloaded`);
  return database;
}

export function argumentsOf(database: DatabaseFunction): FunctionArgument[] {
  let unnamed = 0;
  return database.arguments.map(({ name, type, hasDefault }) => ({
    name: name ?? `arg_${++unnamed}`,
    named: name !== undefined,
    type,
    hasDefault,
  }));
}

export function functionArguments(
  registry: TypeRegistry,
  typeName: string,
  all: FunctionArgument[],
): InputField[] {
  if (all.length === 0) return [];
  defineInput(registry, typeName, () =>
    all.map(({ name, type }) => argument(name, columnTypeRef(registry, type, false))),
  );
  const allDefaulted = all.every(({ hasDefault }) => hasDefault);
  return [argument('args', allDefaulted ? nullable(typeName) : required(typeName))];
}
