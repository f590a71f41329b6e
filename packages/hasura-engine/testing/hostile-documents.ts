/** Names of a schema that the documents need: a table, and a table of its related rows. */
export interface HostileSchema {
  /** Root field of the table. */
  list: string;
  type: string;
  filterType: string;
  /** Array relationship of the table, and the object relationship back. */
  related: string;
  back: string;
  /** Text column of the table. */
  column: string;
}

export interface HostileRequest {
  query: string;
  variables?: Record<string, unknown>;
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/**
 * Returns documents that take much memory for their size, by the name of their type. Each function returns another document
 * for each number, because caches know repeated ones.
 */
export function hostileDocuments({
  list,
  type,
  filterType,
  related,
  back,
  column,
}: HostileSchema): Record<string, (number: number) => HostileRequest> {
  const filtered = (number: number) =>
    `query q${number}($where: ${filterType}) { ${list}(where: $where) { ${column} } }`;
  return {
    deep: (number) => ({
      query: `{ ${list}(limit: 1) { q${number}: ${column} ${`${related}(limit: 1) { ${back} { `.repeat(20)} ${column} ${'} } '.repeat(20)} } }`,
    }),
    wide: (number) => ({
      query: `query q${number} { ${list} { ${times(10_000, (index) => `a${index}: ${column}`)} } }`,
    }),
    aliases: (number) => ({
      query: `query q${number} { ${times(1000, (index) => `a${index}: ${list} { ${column} }`)} }`,
    }),
    fragments: (number) => ({
      query: `query q${number} { ${list} { ...f0 } } ${times(13, (index) => `fragment f${index} on ${type} { ...f${index + 1} ...f${index + 1} }`)} fragment f13 on ${type} { ${column} }`,
    }),
    'unused fragments': (number) => ({
      query: `query q${number} { ${list} { ${column} } } ${times(10_000, (index) => `fragment f${index} on ${type} { ${column} }`)}`,
    }),
    'unknown fields': (number) => ({ query: `query q${number} { ${list} { ${'a '.repeat(90_000)} } }` }),
    conditions: (number) => ({
      query: filtered(number),
      variables: {
        where: {
          _or: Array.from({ length: 3000 }, (_, index) => ({ [column]: { _eq: `${number} ${index}` } })),
        },
      },
    }),
    'empty conditions': (number) => ({
      query: filtered(0),
      variables: { where: { _and: Array.from({ length: 20_000 + number }, () => ({})) } },
    }),
    'list of values': (number) => ({
      query: filtered(number),
      variables: {
        where: { [column]: { _in: Array.from({ length: 200_000 }, (_, index) => `${number} ${index}`) } },
      },
    }),
    'long text': (number) => ({
      query: filtered(number),
      variables: { where: { [column]: { _eq: 'x'.repeat(15_000_000) } } },
    }),
  };
}
