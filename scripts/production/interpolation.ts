/** A name that a text asks for without a default, although nothing sets it. */
export class UnsetVariable extends Error {
  override name = 'UnsetVariable';
}

const name = /^[A-Za-z_]\w*/;
const operator = /^(:-|:\+|:\?|-|\+|\?)/;

/**
 * Fills in variables as Docker Compose does: `$NAME`, `${NAME}`, `${NAME:-default}`, `${NAME:+other}`, `${NAME:?why}`,
 * each of the last three without the colon too, nested at will; `$$` is a dollar. `asked` is told every name.
 */
export function interpolate(
  text: string,
  variables: Record<string, string | undefined>,
  asked: (name: string) => void = () => undefined,
): string {
  const { value, rest } = fill(text, false);
  return value + rest;

  /** Reads to the end of the text or, inside braces, to the brace that closes them. */
  function fill(input: string, isInside: boolean): { value: string; rest: string } {
    let value = '';
    let rest = input;
    while (rest !== '' && !(isInside && rest.startsWith('}'))) {
      if (rest.startsWith('$$')) {
        value += '$';
        rest = rest.slice(2);
      } else if (rest.startsWith('${')) {
        const part = braces(rest.slice(2));
        value += part.value;
        rest = part.rest;
      } else if (rest.startsWith('$') && name.test(rest.slice(1))) {
        const [found] = name.exec(rest.slice(1))!;
        value += known(found);
        rest = rest.slice(1 + found.length);
      } else {
        value += rest[0]!;
        rest = rest.slice(1);
      }
    }
    return { value, rest };
  }

  function braces(input: string): { value: string; rest: string } {
    const variable = name.exec(input)?.[0];
    if (variable === undefined) throw new Error(`"\${${input}" names no variable.`);
    const [how = ''] = operator.exec(input.slice(variable.length)) ?? [];
    const inner = fill(input.slice(variable.length + how.length), true);
    if (!inner.rest.startsWith('}')) throw new Error(`"\${${input}" is not closed.`);
    return { value: choose(variable, how, inner.value), rest: inner.rest.slice(1) };
  }

  function choose(variable: string, how: string, other: string): string {
    if (how === '') {
      if (other !== '') throw new Error(`"\${${variable}${other}}" cannot be read.`);
      return known(variable);
    }
    asked(variable);
    const given = variables[variable];
    const isGiven = how.startsWith(':') ? Boolean(given) : given !== undefined;
    if (how.endsWith('+')) return isGiven ? other : '';
    if (isGiven) return given!;
    if (how.endsWith('?')) throw new UnsetVariable(`${variable} is not set: ${other}`);
    return other;
  }

  function known(variable: string): string {
    asked(variable);
    const given = variables[variable];
    if (given === undefined) throw new UnsetVariable(`${variable} is not set.`);
    return given;
  }
}
