import { Kind, type TypeNode } from 'graphql';
import { GraphqlError, invalid } from '../../errors/graphql-error.ts';
import { typeText, type TypeRef } from '../../schema/type-ref.ts';
import { isJson } from '../../sql/value.ts';
import { repeatedNames, type Operation } from './document.ts';
import { literalValue } from './literal.ts';

/**
 * Checks the sent variables against their declarations. A nullable variable that was not sent and has no default counts
 * as null, as in Hasura.
 */
export function bindVariables(operation: Operation, sent: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, definition] of operation.variables) {
    const given = Object.hasOwn(sent, name);
    if (given && sent[name] === null && definition.type.kind === Kind.NON_NULL_TYPE) {
      throw invalid(`null value found for non-nullable type: "${typeText(typeOf(definition.type))}"`);
    }
    if (given) {
      values[name] = sent[name];
    } else if (definition.defaultValue) {
      values[name] = literalValue(definition.defaultValue, {});
    } else if (definition.type.kind === Kind.NON_NULL_TYPE) {
      throw invalid(`expecting a value for non-nullable variable: "${name}"`);
    } else {
      values[name] = null;
    }
  }
  checkNames(operation, Object.keys(sent));
  return values;
}

function checkNames({ node, variables, usedVariables }: Operation, sent: string[]): void {
  const [repeated] = repeatedNames(node.variableDefinitions?.map(({ variable }) => variable) ?? []);
  if (repeated !== undefined)
    throw new GraphqlError('parse-failed', `multiple definitions for variable "${repeated}"`);
  const undeclared = [...usedVariables].find((name) => !variables.has(name));
  if (undeclared !== undefined) throw invalid(`unbound variable "${undeclared}"`);
  const unexpected = sent.filter((name) => !usedVariables.has(name));
  if (unexpected.length > 0)
    throw invalid(`unexpected variables in variableValues: ${unexpected.join(', ')}`);
}

export function typeOf(node: TypeNode): TypeRef {
  if (node.kind === Kind.NON_NULL_TYPE) return { ...typeOf(node.type), nonNull: true };
  if (node.kind === Kind.LIST_TYPE) return { list: typeOf(node.type), nonNull: false };
  return { named: node.name.value, nonNull: false };
}

/** A variable may stand at `place` if its type has the same name and lists, and is nullable at most where `place` is. */
export function isVariableAllowed(variable: TypeRef, hasDefault: boolean, place: TypeRef): boolean {
  if (place.nonNull && !variable.nonNull) {
    return hasDefault && compatible({ ...variable, nonNull: true }, place);
  }
  return compatible(variable, place);
}

function compatible(variable: TypeRef, place: TypeRef): boolean {
  if (place.nonNull && !variable.nonNull) return false;
  if ('list' in place) return 'list' in variable && compatible(variable.list, itemOf(place.list));
  return 'named' in variable && variable.named === place.named;
}

const itemOf = (item: TypeRef): TypeRef =>
  'named' in item && isJson({ name: item.named }) ? { ...item, nonNull: false } : item;
