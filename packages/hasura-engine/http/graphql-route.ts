import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../actions/runner.ts';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { Executor } from '../execute/executor.ts';
import { readBody, readRequest } from './body.ts';
import type { Identify } from './caller.ts';

export interface EngineLog {
  error: (message: string, details?: unknown) => void;
}

/** Answers one request, always with status 200 as Hasura does; batches are refused. */
export function createGraphqlRoute(executor: Executor, identify: Identify, log: EngineLog) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const exchange: Exchange = { headers: request.headers, cookies: [] };
    const reply = (text: string, succeeded: boolean) => {
      if (exchange.cookies.length > 0) response.setHeader('set-cookie', exchange.cookies);
      send(request, response, 200, text, succeeded);
    };
    try {
      const body = await readBody(request);
      const caller = await identify(request.headers);
      reply(await executor.execute(readRequest(parseJson(body)), caller, exchange), true);
    } catch (error) {
      reply(graphqlErrors(toGraphqlError(error, request.headers, log)), false);
    }
  };
}

const graphqlErrors = ({ message, path, code, extensions = { path, code } }: GraphqlError): string =>
  JSON.stringify({ errors: [{ message, extensions }] });

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  succeeded: boolean,
): void {
  const body = Buffer.from(text);
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', body.length);
  if (succeeded) response.setHeader('x-request-id', String(request.headers['x-request-id']));
  response.end(body);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new GraphqlError('invalid-json', (error as Error).message);
  }
}

function toGraphqlError(error: unknown, headers: IncomingHttpHeaders, log: EngineLog): GraphqlError {
  if (error instanceof GraphqlError) {
    if (error.cause !== undefined)
      log.error(`a statement of the request ${String(headers['x-request-id'])} failed`, error.cause);
    return error;
  }
  if (isTooDeep(error)) return new GraphqlError('bad-request', 'the request is nested too deeply');
  log.error(`unexpected failure of the request ${String(headers['x-request-id'])}`, error);
  return new GraphqlError('unexpected', 'internal error');
}

const isTooDeep = (error: unknown) => error instanceof RangeError && error.message.includes('call stack');
