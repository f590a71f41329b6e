import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../actions/runner.ts';
import type { EngineSettings } from '../environment.ts';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { Caller, Executor, GraphqlRequest } from '../execute/executor.ts';
import { createRequestMemory, readBody, readRequest } from './body.ts';
import type { Identify } from './caller.ts';
import { graphqlErrors, statusOf } from './error-answer.ts';

export interface EngineLog {
  error: (message: string, details?: unknown) => void;
}

export interface HttpLimits {
  requestTimeoutMs?: number;
  requestMemoryBytes?: number;
  visitorAnswerLength?: number;
}

/** Answers one request; batches are refused. With `realStatus` a failure has its status, otherwise 200 as in `/v1/graphql`. */
export function createGraphqlRoute(
  executor: Executor,
  identify: Identify,
  settings: EngineSettings,
  log: EngineLog,
  { requestMemoryBytes, visitorAnswerLength = 4 * 1024 * 1024 }: HttpLimits,
) {
  const openMemory = createRequestMemory(requestMemoryBytes);

  const answer = async (caller: Caller, request: GraphqlRequest, exchange: Exchange) => {
    try {
      return { text: await executor.execute(request, caller, exchange), status: 200 };
    } catch (error) {
      const failure = toGraphqlError(error, exchange.headers, log);
      return { text: graphqlErrors(failure, maySeeInternal(caller, settings)), status: statusOf(failure) };
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, realStatus: boolean) => {
    const memory = openMemory();
    response.once('close', memory.release);
    try {
      const body = await readBody(request, memory);
      const caller = await identify(request.headers);
      const exchange: Exchange = { headers: request.headers, cookies: [] };
      const { text, status } = await answer(caller, readRequest(parseJson(body)), exchange);
      const isVisitor = caller.role === settings.unauthorizedRole;
      if (isVisitor && text.length > visitorAnswerLength)
        throw new GraphqlError('bad-request', 'the answer is too large');
      if (exchange.cookies.length > 0) response.setHeader('set-cookie', exchange.cookies);
      send(request, response, realStatus ? status : 200, text, status === 200);
    } catch (error) {
      const failure = toGraphqlError(error, request.headers, log);
      const status = realStatus ? statusOf(failure) : 200;
      send(request, response, status, graphqlErrors(failure, settings.devMode), false);
    }
  };
}

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
  if (error instanceof GraphqlError) return error;
  if (isTooDeep(error)) return new GraphqlError('bad-request', 'the request is nested too deeply');
  log.error(`unexpected failure of the request ${String(headers['x-request-id'])}`, error);
  return new GraphqlError('unexpected', 'internal error');
}

const isTooDeep = (error: unknown) => error instanceof RangeError && error.message.includes('call stack');

const maySeeInternal = (caller: Caller, settings: EngineSettings) =>
  settings.devMode || (settings.adminInternalErrors && caller.role === 'admin');
