import { invalid } from '../errors/graphql-error.ts';

const name = String.raw`\.?(?<name>[\p{L}_][\p{L}\d_-]*)`;
const index = String.raw`\.?\[(?<index>\d+)\]`;
const quoted = String.raw`\.?\[(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)')\]`;
const step = new RegExp(`^(?:${name}|${index}|${quoted})`, 'u');

/** Parses a path such as `$.a.b[0]`, `a.b` or `['a key']` into its keys; undefined if it is not a path. */
export function parseJsonPath(path: string): string[] | undefined {
  if (path === '') return undefined;
  const keys: string[] = [];
  let rest = path.startsWith('$') ? path.slice(1) : path;
  while (rest !== '') {
    const match = step.exec(rest);
    const key = match?.groups && keyOf(match.groups);
    if (key === undefined) return undefined;
    keys.push(key);
    rest = rest.slice(match?.[0].length);
  }
  return keys;
}

function keyOf({ name, index, double, single }: Record<string, string | undefined>): string | undefined {
  if (index !== undefined) return String(BigInt(index));
  return name ?? unescaped(double ?? single?.replaceAll(`\\'`, `'`).replaceAll('"', '\\"') ?? '');
}

/** Resolves the escapes of JSON. */
function unescaped(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return undefined;
  }
}

/** Error for a text that is not a path, of the field whose arguments have the path `place`. */
export const noJsonPath = (path: string, place: string) =>
  invalid(
    `parse json path error: ${path}. Accept letters, digits, underscore (_) or hyphen (-) only. ` +
      'Use quotes enclosed in bracket (["..."]) if there is any special character',
    place,
  );
