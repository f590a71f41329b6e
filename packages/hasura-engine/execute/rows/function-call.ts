import { GraphqlError } from '../../errors/graphql-error.ts';
import type { TrackedFunction } from '../../schema/model.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';

export function planFunctionCall(called: TrackedFunction, args: Input | undefined): SQL {
  const given = args && !args.isNull ? args.fields() : new Map<string, Input>();
  const inputs: SQL[] = [];
  let gap = false;
  for (const argument of called.arguments) {
    const value = given.get(argument.name)?.nullableParameter(argument.type);
    if (!value) {
      if (!argument.hasDefault) throw refuse('Non default arguments cannot be omitted', args);
      gap = true;
    } else if (!gap) {
      inputs.push(value);
    } else if (argument.named) {
      inputs.push(sql`${sql.identifier(argument.name)} => ${value}`);
    } else {
      throw refuse('Only last set of positional arguments can be omitted', args);
    }
  }
  const { schema, name } = called.database;
  return sql`${sql.identifier(schema, name)}(${sql.join(inputs, ', ')})`;
}

const refuse = (message: string, args: Input | undefined) =>
  new GraphqlError('not-supported', message, args?.path ?? '$');
