import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import { errorCatalogue, type ErrorAnswer, type ErrorCode } from '#contract/http/errors.ts';
import { DatabaseUnavailable } from '../db/database-error.ts';
import { HasuraRefusal, HasuraUnavailable } from '../hasura/hasura-error.ts';
import { isFaultOfStripe } from '../stripe/stripe.ts';
import { ApiError } from './api-error.ts';
import { requestId } from './request-id.ts';

const retryAfterSeconds = 5;

/** Errors of Express and its body parser carry a `type` and a `status` meant for the client. */
const codeByHttpErrorType: Record<string, ErrorCode> = {
  'entity.parse.failed': 'malformedJson',
  'entity.too.large': 'bodyTooLarge',
  'encoding.unsupported': 'unsupportedBody',
  'charset.unsupported': 'unsupportedBody',
};

const codeByHasuraCode: Record<string, ErrorCode> = {
  'data-exception': 'invalidInput',
  'constraint-violation': 'conflict',
};

/** Returns the error as the caller may see it; an unexpected one reveals nothing but `internal`. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HasuraUnavailable || error instanceof DatabaseUnavailable)
    return new ApiError('unavailable', { cause: error });
  if (isFaultOfStripe(error)) return new ApiError('paymentsUnavailable', { cause: error });
  if (error instanceof HasuraRefusal) {
    return new ApiError(codeByHasuraCode[error.code] ?? 'internal', { cause: error });
  }
  if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500) {
    const type = 'type' in error ? String(error.type) : '';
    return new ApiError(codeByHttpErrorType[type] ?? 'malformedRequest', { cause: error });
  }
  return new ApiError('internal', { cause: error });
}

/** Returns how to answer an error. A fault of the server is logged with the answer. */
export function answerTo(error: unknown, request: Request, response: Response) {
  const { code, message, errors, current } = toApiError(error);
  const { status } = errorCatalogue[code];
  if (status >= 500) response.err = error instanceof Error ? error : new Error(String(error));
  const id = status === 500 ? requestId(request) : undefined;
  const answer: ErrorAnswer = { code, message, errors, current, requestId: id };
  return { status, answer };
}

export const errorAnswer: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const { status, answer } = answerTo(error, request, response);
  if (status === 503) response.setHeader('Retry-After', retryAfterSeconds);
  response.status(status).json(answer);
};

export const withErrorText: ErrorRequestHandler = (error, request, response, next) => {
  const send = response.json.bind(response);
  response.json = (answer: { message?: string }) => send({ error: answer.message, ...answer });
  errorAnswer(error, request, response, next);
};

export const notFound: RequestHandler = () => {
  throw new ApiError('notFound');
};

/** Serves a path that is not in the contract; other methods than GET and HEAD are answered with 405. */
export function serve(routes: Router, path: string, handler: RequestHandler): void {
  routes.route(path).get(handler).all(methodNotAllowed('GET', 'HEAD'));
}

/** Handler for the remaining methods of a path. */
export function methodNotAllowed(...allowed: string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader('Allow', allowed.join(', '));
    throw new ApiError('methodNotAllowed');
  };
}
