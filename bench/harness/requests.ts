import autocannon from 'autocannon';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { rounded, timeFigures } from './figures.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

export interface Sent {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs?: number;
}

export async function exchange(
  url: string,
  { method = 'GET', headers, body, timeoutMs = 10_000 }: Sent = {},
) {
  const sent = request(url, { method, agent, headers });
  sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

export const closeConnections = (): void => agent.destroy();

interface Contestant {
  url: string;
  requests: autocannon.Request[];
}

/**
 * Measures contestants in turn, so that other load affects all of them. Returns a row of figures for each, with the
 * rate of the first divided by its rate. `untilIdle` waits for work that a load leaves behind. Throws when a request
 * fails.
 */
export async function compare(
  contestants: Record<string, Contestant>,
  { connections, seconds, rounds }: Record<'connections' | 'seconds' | 'rounds', number>,
  processorSeconds: () => Record<string, number> = () => ({}),
  untilIdle: () => Promise<void> = async () => undefined,
): Promise<Record<string, Record<string, number | string>>> {
  const names = Object.keys(contestants);
  const load = async (name: string, duration: number) => {
    const taken: number[] = [];
    const { errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
      const run = autocannon(
        { ...contestants[name]!, connections, duration },
        (error: Error | null, result) => (error ? reject(error) : resolve(result)),
      );
      run.on('response', (_client, _status, _bytes, time) => taken.push(time));
    });
    if (errors > 0 || non2xx > 0)
      throw new Error(`${name}: ${errors} errors, ${non2xx} answers other than 200`);
    return taken;
  };
  const times = new Map<string, number[]>();
  const used = new Map<string, Record<string, number>>();
  for (const name of names) await load(name, Math.min(seconds, 3));
  // Each round begins with another contestant.
  const turns = Array.from({ length: rounds }, (_, round) =>
    names.map((_name, index) => names[(round + index) % names.length]!),
  ).flat();
  for (const name of turns) {
    await untilIdle();
    const before = processorSeconds();
    // `push(...times)` with so many arguments would overflow the stack.
    times.set(name, (times.get(name) ?? []).concat(await load(name, seconds)));
    const sums = used.get(name) ?? {};
    for (const [part, after] of Object.entries(processorSeconds()))
      sums[part] = (sums[part] ?? 0) + after - before[part]!;
    used.set(name, sums);
  }
  const rate = (name: string) => times.get(name)!.length / (seconds * rounds);
  const millisecondsOf = (name: string) =>
    Object.entries(used.get(name)!).flatMap(([part, total]) => {
      const milliseconds = rounded((total * 1000) / times.get(name)!.length, 2);
      return milliseconds > 0 ? [[`${part} ms`, milliseconds] as const] : [];
    });
  const row = (name: string) => ({
    'requests/s': Math.round(rate(name)),
    ...timeFigures(times.get(name)!),
    [`${names[0]} is`]: `${(rate(names[0]!) / rate(name)).toFixed(2)}×`,
    ...Object.fromEntries(millisecondsOf(name)),
  });
  return Object.fromEntries(names.map((name) => [name, row(name)]));
}
