import { Kind, type ValueNode } from 'graphql';
import { NumberLiteral } from '../../sql/number.ts';

export function literalValue(node: ValueNode, variables: Record<string, unknown>): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value] ?? null;
    case Kind.INT:
    case Kind.FLOAT:
      return new NumberLiteral(node.value);
    case Kind.STRING:
    case Kind.ENUM:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map((item) => literalValue(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, literalValue(field.value, variables)]),
      );
  }
}

export function hasVariable(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(hasVariable);
  return node.kind === Kind.OBJECT && node.fields.some((field) => hasVariable(field.value));
}

export function kindName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof NumberLiteral) return /^-?\d+$/.test(value.text) ? 'an integer' : 'a float';
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) ? 'an integer' : 'a float';
    case 'string':
      return 'a string';
    case 'boolean':
      return 'a boolean';
    default:
      return 'an object';
  }
}
