import type { ColumnType } from '../catalog/model.ts';
import type { Entry } from '../metadata/entry.ts';

const builtinScalars: Record<string, string> = {
  int4: 'Int',
  int2: 'smallint',
  int8: 'bigint',
  float4: 'Float',
  bool: 'Boolean',
  text: 'String',
  varchar: 'String',
};

export function scalarName(type: ColumnType): string {
  if (type.kind === 'composite') return `${type.name}_scalar`;
  return builtinScalars[type.name] ?? type.name;
}

const graphqlName = /^[_A-Za-z][_0-9A-Za-z]*$/;

export function requireName(name: string, place: Entry): void {
  if (!isGraphqlName(name)) place.fail(`is "${name}", which is not a GraphQL name`);
}

export const isGraphqlName = (name: string): boolean => graphqlName.test(name);
