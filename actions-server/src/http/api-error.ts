import { errorCatalogue, type ErrorAnswer, type ErrorCode, type FieldErrors } from '#contract/http/errors.ts';

interface Details extends Pick<ErrorAnswer, 'errors' | 'current'> {
  message?: string;
  cause?: unknown;
}

/** An error whose message the caller may read. Throw it anywhere below a route: `errorAnswer` sends it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly errors?: FieldErrors;
  readonly current?: Record<string, unknown>;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCatalogue[code].message, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.current = details.current;
  }
}

export function refusedField(field: string, message: string, cause?: unknown): ApiError {
  return new ApiError('invalidInput', { message, errors: { [field]: message }, cause });
}
