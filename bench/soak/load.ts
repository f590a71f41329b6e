import { setTimeout as sleep } from 'node:timers/promises';
import { closeConnections, exchange, type Sent } from '../harness/requests.ts';

export interface LoadRequest extends Sent {
  path: string;
  /** The event that follows when this request succeeds. */
  fires?: string;
  answered?: () => void;
}

const shownErrors = 20;

/** Sends the requests that `next` returns, and counts them with the events that must follow. */
export function createLoad(url: string, next: () => Promise<LoadRequest>) {
  const { counts, send } = createSender(url, next);
  return {
    counts,
    async asFastAsPossible(connections: number, seconds: number): Promise<void> {
      const end = performance.now() + seconds * 1000;
      const sender = async () => {
        while (performance.now() < end) await send();
      };
      await Promise.all(Array.from({ length: connections }, sender));
      closeConnections();
    },
    async atRate(rate: number, seconds: number): Promise<void> {
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
      closeConnections();
    },
  };
}

function createSender(url: string, next: () => Promise<LoadRequest>) {
  const counts = {
    times: [] as number[],
    fired: new Map<string, number>(),
    sent: 0,
    errors: 0,
    messages: [] as string[],
    lastFailure: 0,
  };
  const send = async () => {
    let started = performance.now();
    let path = '';
    try {
      const { fires, answered, ...request } = await next();
      ({ path } = request);
      started = performance.now();
      counts.sent += 1;
      const { status, body } = await exchange(url + path, request);
      counts.times.push(performance.now() - started);
      const start = body.toString('utf8', 0, 300);
      if (status >= 300 || start.startsWith('{"errors"')) throw new Error(`answers ${status} ${start}`);
      answered?.();
      if (fires) counts.fired.set(fires, (counts.fired.get(fires) ?? 0) + 1);
    } catch (error) {
      counts.errors += 1;
      counts.lastFailure = Math.max(counts.lastFailure, started);
      if (counts.messages.length < shownErrors)
        counts.messages.push(`${path} ${String(error).replaceAll('\n', ' ')}`);
    }
  };
  return { counts, send };
}
