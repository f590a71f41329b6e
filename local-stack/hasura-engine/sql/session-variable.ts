import { GraphqlError } from '../errors/graphql-error.ts';
import type { Parameter } from './parameter.ts';

/** All session variables as a JSON object, for functions that ask for them. */
export const sessionJson: Parameter = ({ session }) => JSON.stringify(Object.fromEntries(session));

const sessionName = /^x-hasura-/i;

/** The parameter behind a string of metadata that names a session variable, or undefined for an ordinary string. */
export function sessionVariable(text: string): Parameter | undefined {
  if (!sessionName.test(text)) return undefined;
  const name = text.toLowerCase();
  return ({ session }) => {
    const value = session.get(name);
    if (value === undefined) throw new GraphqlError('not-found', `missing session variable: "${name}"`);
    return value;
  };
}
