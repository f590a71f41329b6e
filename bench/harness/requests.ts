import autocannon from 'autocannon';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

export interface Sent {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Sends a request over a kept-alive connection. Returns the body without decompressing it; rejects after the timeout.
 */
export async function exchange(url: string, { method = 'GET', headers, body }: Sent = {}) {
  const sent = request(url, { method, agent, headers: { 'content-type': 'application/json', ...headers } });
  sent.setTimeout(10_000, () => sent.destroy(new Error('no answer within 10 s')));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

export const closeConnections = (): void => agent.destroy();

interface Load {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  /** Each connection sends them one after the other, and starts again. */
  requests: autocannon.Request[];
}

/**
 * Sends requests for the given duration. Returns the time of each response in milliseconds; throws when a response is
 * not a 200.
 */
export async function drive(load: Load): Promise<number[]> {
  const times: number[] = [];
  const { errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(load, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (errors > 0 || non2xx > 0)
    throw new Error(`${load.url}: ${errors} errors, ${non2xx} answers other than 200`);
  return times;
}
