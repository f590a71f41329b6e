import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, string | number>;
}

interface Payload {
  resourceSpans: { resource: Attributed; scopeSpans: { spans: (ReceivedSpan & Attributed)[] }[] }[];
}
interface Attributed {
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

export async function startFakeCollector({ hangs = false } = {}) {
  const received: Payload[] = [];
  const keys = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Payload;
    if (request.url === '/v1/traces') received.push(body);
    keys.add(request.headers.authorization);
    if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const resources = () => received.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => JSON.stringify(received),
    keys: () => [...keys],
    services: () => resources().map(({ resource }) => attributesOf(resource)['service.name']),
    spans: (): ReceivedSpan[] =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: attributesOf(span) })),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function attributesOf({ attributes }: Attributed): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
  );
}
