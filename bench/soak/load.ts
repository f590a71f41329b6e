import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Event trigger that fires once when this request succeeds. */
  fires?: string;
}

const timeoutMs = 10_000;
const shownErrors = 20;

/** Sends requests and counts what comes back. */
export class LoadClient {
  /** Time of each response in milliseconds. */
  readonly times: number[] = [];
  /** Number of events that the successful requests must have caused, by trigger. */
  readonly fired = new Map<string, number>();
  errors = 0;
  /** The first errors. */
  readonly messages: string[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 100 });
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Never rejects: an error is counted. */
  async send(request: LoadRequest): Promise<void> {
    const { method, path, headers, body, fires } = request;
    const started = performance.now();
    try {
      const answer = await this.exchange(method, path, headers, body);
      this.times.push(performance.now() - started);
      if (answer.status >= 300 || answer.body.startsWith('{"errors"'))
        throw new Error(`answers ${answer.status} ${answer.body.slice(0, 300)}`);
      if (fires) this.fired.set(fires, (this.fired.get(fires) ?? 0) + 1);
    } catch (error) {
      this.errors += 1;
      if (this.messages.length < shownErrors) this.messages.push(`${method} ${path} ${String(error)}`);
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private exchange(method: string, path: string, headers: LoadRequest['headers'], body = '') {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = httpRequest(
        `${this.url}${path}`,
        { method, agent: this.agent, headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
          );
        },
      );
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
      sent.once('error', reject);
      sent.end(body);
    });
  }
}

/** Repeats `send` for a time, `connections` at once and each as fast as it can. */
export async function sendAsFastAsPossible(
  send: () => Promise<void>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const sender = async () => {
    while (performance.now() < end) await send();
  };
  await Promise.all(Array.from({ length: connections }, sender));
}

/** Calls `send` at even intervals for a time, however long the answers take, and waits for the last one. */
export async function sendAtRate(
  send: () => Promise<void>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<void> {
  const started = performance.now();
  const open = new Set<Promise<void>>();
  const total = Math.round(rate * seconds);
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * rate) + 1);
    for (; sent < due; sent += 1) {
      const sending = send().finally(() => open.delete(sending));
      open.add(sending);
    }
    await sleep(1000 / rate);
  }
  await Promise.all(open);
}
