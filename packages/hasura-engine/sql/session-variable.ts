import { GraphqlError } from '../errors/graphql-error.ts';
import type { Parameter } from './parameter.ts';

/** All session variables as a JSON object, for functions with a session argument. */
export const sessionJson: Parameter = ({ session }) => JSON.stringify(Object.fromEntries(session));

const sessionName = /^x-hasura-/i;

/** Returns the parameter for a string in metadata that names a session variable, or undefined for other strings. */
export function sessionVariable(text: string): Parameter | undefined {
  if (!sessionName.test(text)) return undefined;
  const name = text.toLowerCase();
  return ({ session }) => {
    const value = session.get(name);
    if (value === undefined) throw new GraphqlError('not-found', `missing session variable: "${name}"`);
    return value;
  };
}
