import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Entry } from '../metadata/entry.ts';
import type { WebhookHeader } from '../metadata/webhook-entry.ts';

type Environment = Record<string, string | undefined>;

export interface Webhook {
  url: string;
  headers: [name: string, value: string][];
  /** The headers as written in metadata, for logs: values from the environment may be secret. */
  loggableHeaders: { name: string; value_from_env: string }[];
}

export function resolveWebhook(url: Entry, headers: WebhookHeader[], environment: Environment): Webhook {
  return {
    url: resolveUrl(url, environment),
    headers: headers.map(({ name, variable }): [string, string] => {
      const found = environment[variable.string()];
      if (found === undefined) variable.fail(`needs the variable ${variable.string()}, which is not set`);
      return [name, found as string];
    }),
    loggableHeaders: headers.map(({ name, variable }) => ({ name, value_from_env: variable.string() })),
  };
}

function resolveUrl(place: Entry, environment: Environment): string {
  const text = place.string().replace(/\{\{([^{}]*)\}\}/g, (_whole, braced: string) => {
    const variable = braced.trim();
    return environment[variable] || place.fail(`needs the variable ${variable}, which is not set`);
  });
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    place.fail(`is "${text}", which is not an HTTP address`);
  }
  return text;
}

export interface WebhookAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const maxAnswerBytes = 32 * 1024 * 1024;

/**
 * Posts JSON and waits for the whole answer; redirects are not followed. Rejects if no complete answer arrives within
 * the timeout; `signal` aborts earlier.
 */
export function postJson(
  url: string,
  headers: Iterable<[name: string, value: string]>,
  body: string,
  timeoutSeconds: number,
  signal?: AbortSignal,
): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(url, { method: 'POST', signal }, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxAnswerBytes) request.destroy(new Error('the answer is too large'));
        else chunks.push(chunk);
      });
      response.on('error', fail);
      response.on('end', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(
      () => request.destroy(new Error(`no answer within ${timeoutSeconds} s`)),
      timeoutSeconds * 1000,
    );
    request.on('error', fail);
    for (const [name, value] of headers) request.setHeader(name, value);
    request.setHeader('content-length', Buffer.byteLength(body));
    request.end(body);
  });
}
