export type ErrorCode =
  | 'validation-failed'
  | 'parse-failed'
  | 'not-supported'
  | 'not-found'
  | 'permission-error'
  | 'constraint-violation'
  | 'data-exception'
  | 'bad-request'
  | 'postgres-error'
  | 'postgres-max-connections-error'
  | 'unexpected'
  | 'unexpected-payload'
  | 'invalid-json'
  | 'access-denied'
  | 'invalid-jwt'
  | 'jwt-invalid-claims';

/** An error for the caller, with Hasura's text. `cause` is for the log only. */
export class GraphqlError extends Error {
  override name = 'GraphqlError';
  readonly code: ErrorCode;
  readonly path: string;
  /** Replaces `path` and `code` in the answer. */
  readonly extensions: object | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    path = '$',
    { extensions, cause }: { extensions?: object; cause?: string } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.path = path;
    this.extensions = extensions;
  }
}

export const invalid = (message: string, path = '$') => new GraphqlError('validation-failed', message, path);

export function invalidEnumValue(type: string, known: Iterable<string>, value: string, path: string) {
  const list = [...known].map((name) => `'${name}'`).join(', ');
  return invalid(`expected one of the values [${list}] for type '${type}', but found '${value}'`, path);
}

const plainKey = /^[A-Za-z_][A-Za-z0-9_-]*$/;

export const pathKey = (path: string, key: string): string =>
  plainKey.test(key) ? `${path}.${key}` : `${path}['${key}']`;

export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('.'));

export const databaseQueryError = (): GraphqlError => new GraphqlError('unexpected', 'database query error');
