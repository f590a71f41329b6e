import { GraphqlError } from '../errors/graphql-error.ts';
import type { TypeRef } from '../schema/type-ref.ts';
import { builtinScalars, type TrackedActions } from './model.ts';

type Types = TrackedActions['types'];

/** Checks a webhook's answer against the action's output type; undeclared keys are allowed. Errors have Hasura's texts. */
export function checkAnswer(value: unknown, type: TypeRef, types: Types): void {
  if (value === null) {
    if (type.nonNull) throw wrong('got null for the action webhook response');
    return;
  }
  if ('list' in type) {
    if (!Array.isArray(value)) throw wrong('expecting array for the action webhook response');
    for (const item of value) checkAnswer(item, type.list, types);
    return;
  }
  const definition = types.get(type.named);
  if (definition?.kind === 'scalar') return;
  const expecting = `for the action webhook response, expecting ${type.named}`;
  if (Array.isArray(value)) throw wrong(`got array ${expecting}`);
  if (definition?.kind === 'object') {
    if (typeof value !== 'object') throw wrong(`got scalar ${scalarWord(value)} ${expecting}`);
    for (const field of definition.fields) {
      const inner = (value as Record<string, unknown>)[field.name];
      if (inner === undefined) {
        if (field.type.nonNull)
          throw wrong(`field "${field.name}" expected in webhook response, but not found`);
      } else if (inner === null) {
        if (field.type.nonNull) throw wrong(`expecting not null value for field "${field.name}"`);
      } else {
        checkAnswer(inner, field.type, types);
      }
    }
    return;
  }
  if (typeof value === 'object') throw wrong(`got object ${expecting}`);
  if (!isScalar(value, type.named)) throw wrong(`got scalar ${scalarWord(value)} ${expecting}`);
}

function isScalar(value: unknown, name: string): boolean {
  if (!builtinScalars.has(name)) return true;
  if (typeof value === 'string') return name === 'String' || name === 'ID';
  if (typeof value === 'boolean') return name === 'Boolean';
  return name === 'Float' || name === 'ID' || (name === 'Int' && Number.isInteger(value));
}

// As in Hasura, whose messages call numbers strings here.
const scalarWord = (value: unknown) => (typeof value === 'boolean' ? 'Boolean' : 'String');

const wrong = (message: string) => new GraphqlError('unexpected', message);
