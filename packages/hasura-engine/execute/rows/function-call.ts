import { GraphqlError } from '../../errors/graphql-error.ts';
import type { FunctionArgument, TrackedFunction } from '../../schema/model.ts';
import { bound, sessionJson } from '../../sql/parameter.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';

type Callable = Pick<TrackedFunction, 'database' | 'arguments'>;

export function planFunctionCall(callable: Callable, args: Input | undefined): (row?: SQL) => SQL {
  const given = args && !args.isNull ? args.fields() : new Map<string, Input>();
  const inputs: ((row: SQL) => SQL)[] = [];
  let gap = false;
  for (const argument of callable.arguments) {
    const value = planArgument(argument, given);
    if (!value) {
      if (!argument.hasDefault) throw refuse('Non default arguments cannot be omitted', args);
      gap = true;
    } else if (!gap) {
      inputs.push(value);
    } else if (argument.named) {
      inputs.push((row) => sql`${sql.identifier(argument.name)} => ${value(row)}`);
    } else {
      throw refuse('Only last set of positional arguments can be omitted', args);
    }
  }
  const { schema, name } = callable.database;
  return (row = sql.null) =>
    sql`${sql.identifier(schema, name)}(${sql.join(
      inputs.map((input) => input(row)),
      ', ',
    )})`;
}

function planArgument(
  { name, type, isSession, isRow }: FunctionArgument,
  given: Map<string, Input>,
): ((row: SQL) => SQL) | undefined {
  if (isRow) return (row) => row;
  const value = isSession ? bound(sessionJson, type) : given.get(name)?.nullableParameter(type);
  return value && (() => value);
}

const refuse = (message: string, args: Input | undefined) =>
  new GraphqlError('not-supported', message, args?.path ?? '$');
