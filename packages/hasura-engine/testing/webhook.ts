import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

// Tests read whatever fields they expect.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

export interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Body;
}

type WebhookReply =
  | { status?: number; json?: unknown; text?: string; headers?: Record<string, string | string[]> }
  | undefined;

export interface TestWebhook {
  url: string;
  calls: ReceivedCall[];
  reply: (call: ReceivedCall) => WebhookReply | Promise<WebhookReply>;
  received(count: number): Promise<ReceivedCall[]>;
  close(): Promise<void>;
}

export async function startWebhook(reply: TestWebhook['reply'] = () => ({ json: {} })): Promise<TestWebhook> {
  const waiting: { count: number; resolve: () => void }[] = [];
  const webhook: TestWebhook = {
    url: '',
    calls: [],
    reply,
    received: (count) =>
      new Promise((resolve) => {
        const done = () => resolve(webhook.calls);
        if (webhook.calls.length >= count) done();
        else waiting.push({ count, resolve: done });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void readJson(request).then(async (body) => {
      const call = { path: request.url ?? '', headers: request.headers, body };
      const answer = await webhook.reply(call);
      webhook.calls.push(call);
      if (answer) {
        const { status = 200, json, text, headers = {} } = answer;
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
      }
      for (const { count, resolve } of waiting) if (webhook.calls.length >= count) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return webhook;
}

async function readJson(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null');
}
