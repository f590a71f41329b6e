import { GraphqlError } from '../errors/graphql-error.ts';

const step = /^\.?(?:([A-Za-z_][\w-]*)|\[(\d+)\]|\[(?:'([^']*)'|"([^"]*)")\])/;

/** Parses a path such as `$.a.b[0]`, `a.b` or `['a key']` into its keys. */
export function parseJsonPath(value: unknown, path: string): string[] {
  if (typeof value !== 'string') {
    throw new GraphqlError('parse-failed', "expected a string for type 'String'", path);
  }
  let rest = value.startsWith('$') ? value.slice(1) : value;
  const keys: string[] = [];
  while (rest !== '') {
    const match = step.exec(rest);
    if (!match) {
      throw new GraphqlError(
        'parse-failed',
        `parse json path error: unexpected "${rest}" in "${value}"`,
        path,
      );
    }
    keys.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
    rest = rest.slice(match[0].length);
  }
  return keys;
}
