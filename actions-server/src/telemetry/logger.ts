import { pino, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Env } from '../env.ts';
import { assignRequestId } from '../http/request-id.ts';

export type { Logger };

export function createLogger(env: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({ name: 'actions-server', level: env.LOG_LEVEL });
}

/** Frequent requests, which are logged only when something is wrong. */
const frequent = /^\/(photos\/|(api\/(health|counts)|healthz|readyz)$)/;

/** Logs one line per answer: method, path, status, time. No headers, bodies or query strings: they contain user input. */
export function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: assignRequestId,
    customLogLevel: (request, response) => {
      if (response.statusCode >= 500) return 'error';
      if (response.statusCode >= 400) return 'warn';
      return frequent.test(pathOf(request.url)) ? 'debug' : 'info';
    },
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}

export function pathOf(url = ''): string {
  return url.split('?', 1)[0] ?? '';
}
