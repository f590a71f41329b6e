import type { Express } from 'express';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '../production/wait.ts';

const timeoutMs = 20_000;

/** A call from Hasura that the recorder received in place of the actions server. */
export interface RecordedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Takes the place of the actions server: ACTIONS_BASE_URL of the server under check points to it. */
export interface Recorder {
  url: string;
  calls: RecordedCall[];
  /** Returns the answer to a call; undefined means 204. A promise delays the answer. */
  reply: (call: RecordedCall) => Reply | Promise<Reply> | undefined;
  /** Waits for a call of this path for which `isIt` is true, and returns it. */
  waitFor(path: string, isIt: (call: RecordedCall) => boolean): Promise<RecordedCall>;
  close(): Promise<void>;
}

/** Starts a recorder. It passes validations to the code of the actions server, which answers them. */
export async function startRecorder(
  options: { host: string; port: number },
  validations: () => Express,
): Promise<Recorder> {
  const calls: RecordedCall[] = [];
  let app: Express | undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/validations/')) {
      app ??= validations();
      app(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: parsed(chunks) };
      calls.push(call);
      void Promise.resolve(recorder.reply(call)).then((reply) => answer(response, reply ?? { status: 204 }));
    });
  });
  await once(server.listen(options.port, options.host), 'listening');
  const recorder: Recorder = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    reply: () => undefined,
    async waitFor(path, isIt) {
      const find = () => calls.find((call) => call.path === path && isIt(call));
      await waitFor(`a call of ${path} by Hasura`, async () => find() !== undefined, timeoutMs);
      return find()!;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return recorder;
}

function parsed(chunks: Buffer[]): unknown {
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function answer(response: ServerResponse, { status, headers, body }: Reply): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
