import { GraphqlError } from '../errors/graphql-error.ts';
import type { TrackedFunction } from '../schema/model.ts';
import { bound, type Parameter } from '../sql/parameter.ts';
import { sql, type SQL } from '../sql/sql.ts';
import type { Input } from './input.ts';

const sessionJson: Parameter = ({ session }) => JSON.stringify(Object.fromEntries(session));

/** The call of a function as a FROM item. What is left out takes its SQL default, through named notation. */
export function planFunctionCall(tracked: TrackedFunction, args: Input | undefined): SQL {
  const given = args && !args.isNull ? args.fields() : new Map<string, Input>();
  const positional: SQL[] = [];
  const named: SQL[] = [];
  let gap = false;
  for (const argument of tracked.arguments) {
    const input = given.get(argument.name);
    const value = argument.isSession
      ? bound(sessionJson, argument.type)
      : input?.nullableParameter(argument.type);
    if (!value) {
      if (!argument.hasDefault) throw refuse('Non default arguments cannot be omitted', args);
      gap = true;
    } else if (!gap) {
      positional.push(value);
    } else if (argument.named) {
      named.push(sql`${sql.identifier(argument.name)} => ${value}`);
    } else {
      throw refuse('Only last set of positional arguments can be omitted', args);
    }
  }
  const { schema, name } = tracked.database;
  return sql`${sql.identifier(schema, name)}(${sql.join([...positional, ...named], ', ')})`;
}

const refuse = (message: string, args: Input | undefined) =>
  new GraphqlError('not-supported', message, args?.path ?? '$');
