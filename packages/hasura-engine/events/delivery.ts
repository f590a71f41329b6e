import { engineVersion } from '../environment.ts';
import { postJson, type Webhook } from '../webhooks/webhook.ts';

export interface Attempt {
  succeeded: boolean;
  status: number | undefined;
  retryAfter: number | undefined;
  problem: string;
  request: string;
  response: string;
}

const maxLoggedLength = 10_000;

/** Sends one event to its webhook. Never rejects: a failure is part of the result. */
export async function deliver(
  webhook: Webhook,
  body: string,
  timeoutSeconds: number,
  signal: AbortSignal,
  traceId: string | null = null,
): Promise<Attempt> {
  const request = `{"version":"2","headers":${JSON.stringify(webhook.loggableHeaders)},"payload":${body}}`;
  const headers = [
    ['user-agent', `hasura-graphql-engine/${engineVersion}`],
    ...(traceId === null ? [] : [['x-b3-traceid', traceId]]),
    ...webhook.headers,
    ['content-type', 'application/json'],
  ] as [string, string][];
  try {
    const answer = await postJson(webhook.url, headers, body, timeoutSeconds, signal);
    const { status } = answer;
    const succeeded = status >= 200 && status < 300;
    const wait = Number(answer.headers['retry-after']);
    const shown = Object.entries(answer.headers).map(([name, value]) => ({ name, value }));
    return {
      succeeded,
      status,
      retryAfter: !succeeded && Number.isInteger(wait) && wait > 0 ? wait : undefined,
      problem: `${webhook.url} answered ${status}`,
      request,
      response: logged('webhook_response', {
        status,
        headers: shown,
        body: answer.body.slice(0, maxLoggedLength).replaceAll('\0', ''),
      }),
    };
  } catch (error) {
    const { message } = error as Error;
    return {
      succeeded: false,
      status: undefined,
      retryAfter: undefined,
      problem: `${webhook.url} could not be called: ${message}`,
      request,
      response: logged('client_error', { message }),
    };
  }
}

const logged = (type: string, data: object) => JSON.stringify({ type, version: '2', data });
