import express from 'express';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '../production/wait.ts';

const timeoutMs = 20_000;

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

export interface Recorder {
  url: string;
  calls: RecordedCall[];
  reply: (call: RecordedCall) => Reply | Promise<Reply> | undefined;
  waitFor(path: string, isIt: (call: RecordedCall) => boolean): Promise<RecordedCall>;
  close(): Promise<void>;
}

export async function startRecorder(options: { host: string; port: number }): Promise<Recorder> {
  const calls: RecordedCall[] = [];
  const app = express();
  app.use(express.json({ limit: '16mb', type: () => true }), async ({ url, headers, body }, response) => {
    const call: RecordedCall = { path: url, headers, body };
    calls.push(call);
    const reply = (await recorder.reply(call)) ?? { status: 204 };
    response.status(reply.status).set(reply.headers).json(reply.body);
  });
  const server = createServer(app);
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
