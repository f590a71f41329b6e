import { errorCatalogue, type ErrorCode, type FieldErrors } from '#contract/http/errors.ts';

/** An error whose message the caller may read. Throw it anywhere below a route: `errorAnswer` sends it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly errors?: FieldErrors;

  constructor(code: ErrorCode, details: { message?: string; errors?: FieldErrors; cause?: unknown } = {}) {
    super(details.message ?? errorCatalogue[code].message, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
  }
}
