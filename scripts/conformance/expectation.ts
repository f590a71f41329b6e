const multiple = "Column found in multiple operators: ['id', 'author_id'].";

/**
 * The public fixtures are of mid-2020 (version 1.3); the engine speaks version 2. Where version 2 says the same thing
 * in other words, the expectation is put into those words before it is compared. Nothing else is softened.
 */
const rewordings: [RegExp, string][] = [
  [/^field "(.+)" not found in type: '(.+)'$/, "field '$1' not found in type: '$2'"],
  [
    /^Check constraint violation\. (insert|update|insert\/update) check constraint failed$/,
    'check constraint of an insert/update permission has failed',
  ],
  [/^unexpected fields in webhook response: .*$/, ''],
  [
    /^cannot insert object relation ship "(.+)" as "(.+)" column values are already determined$/,
    'cannot insert object relationship "$1" as "$2" column values are already determined',
  ],
  [/^"(x-hasura-[\w-]+)" header is expected but not found$/, 'missing session variable: "$1"'],
  [/^column found in multiple operators; "id" in _set, _inc\. "author_id" in _set, _inc$/, multiple],
  // Folded YAML has kept two spaces here, which the server never wrote.
  [/not an integer\. {2}Maybe/, 'not an integer. Maybe'],
  // Postgres 13 and later name the table as well.
  [/^(Not-NULL violation\. null value in column ".+") (violates)/, '$1 of relation … $2'],
  [/^expecting an enum$/, "expected an enum value for type '…', but found a string"],
  [
    /^unexpected value "(.+)" for enum: '(.+)'$/,
    "expected one of the values […] for type '$2', but found '$1'",
  ],
];

/** What the expectation cannot know of version 2's message: cut out of the answer before it is compared. */
const unknowable: [RegExp, string][] = [
  [/( of relation )"[^"]+"/, '$1…'],
  [/^(expected an enum value for type ')[^']+/, '$1…'],
  [/^(expected one of the values \[).+(\] for type)/, '$1…$2'],
];

interface GraphqlError {
  message?: string;
  extensions?: { path?: string; code?: string; internal?: unknown };
}

function reworded(error: GraphqlError): GraphqlError {
  const message = rewordings.reduce((text, [old, now]) => text.replace(old, now), error.message ?? '');
  const { internal: _internal, ...extensions } = error.extensions ?? {};
  // Both versions know where; version 2 says so.
  if (message === multiple) extensions.path = '$.selectionSet.update_article.args';
  return { ...error, message, extensions };
}

/** An expected answer in version 2's words; `internal` details are not compared, as Hasura's own runner may skip them. */
export function inVersion2(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(inVersion2);
  const answer = expected as { errors?: GraphqlError[] } | null;
  return answer?.errors ? { ...answer, errors: answer.errors.map(reworded) } : expected;
}

/** The engine's answer without what is not compared. */
export function comparable(actual: unknown): unknown {
  if (Array.isArray(actual)) return actual.map(comparable);
  const answer = actual as { errors?: GraphqlError[] } | null;
  if (!answer?.errors) return actual;
  return {
    ...answer,
    errors: answer.errors.map(({ extensions: { internal: _internal, ...extensions } = {}, ...error }) => ({
      ...error,
      message: unknowable.reduce((text, [part, dots]) => text.replace(part, dots), error.message ?? ''),
      extensions,
    })),
  };
}
