import 'fake-indexeddb/auto';
import { onTestFinished, vi } from 'vitest';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { type OutboxItem, stateOf } from '#app/offline/outbox/outbox-item.ts';
import { createSender } from '#app/offline/outbox/outbox-sender.ts';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { fakeLocks } from './fake-locks.ts';

export type Answer = (sent: {
  id: string;
  body: RequestInit['body'];
  headers: Headers;
  credentials?: string;
}) => Response | Promise<Response>;

export const hour = 60 * 60_000;
export const start = Math.floor(Date.now() / 1000) * 1000;

const userOf = (id: string) => ({
  ...{ id, email: 'c@example.org', firstName: 'Camille', lastName: 'Martin', role: 'client' },
  createdAt: '2026-01-01T00:00:00Z',
});

/** A server that answers /api/auth/refresh with `signedIn` and everything else with `answer`. */
export async function device(items: Partial<OutboxItem>[], answer: Answer, signedIn?: string) {
  vi.stubGlobal('navigator', { locks: fakeLocks(), onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = createOutboxStore(openDeviceStore(`outbox-${crypto.randomUUID()}`));
  for (const [index, item] of items.entries()) {
    await store.add({
      id: `${index}`,
      kind: 'review',
      place: 'l',
      title: 'Votre avis',
      endpoint: '/api/laundromats/l/reviews',
      body: { comment: 'Propre.' },
      author: null,
      writtenAt: start + index,
      attempts: 0,
      dueAt: start,
      ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
      ...item,
    });
  }
  const clock = { now: start };
  const requests: string[] = [];
  const options = {
    store,
    announce: () => undefined,
    now: () => clock.now,
    fetch: (path: unknown, init?: RequestInit) => {
      if (path === '/api/auth/refresh') {
        requests.push('refresh');
        return Promise.resolve(
          signedIn ? Response.json({ user: userOf(signedIn) }) : Response.json({}, { status: 401 }),
        );
      }
      const body = init?.body;
      const id =
        body instanceof FormData ? String(body.get('id')) : (JSON.parse(String(body)) as { id: string }).id;
      requests.push(id);
      return Promise.resolve().then(() =>
        answer({ id, body, headers: new Headers(init?.headers), credentials: init?.credentials }),
      );
    },
  };
  const states = async () => (await store.all()).map(stateOf);
  return { store, clock, requests, options, states, send: createSender(options) };
}

export const taken: Answer = ({ id }) => Response.json({ id }, { status: 201 });
export const failing: Answer = () => Response.json({ code: 'internal', message: '' }, { status: 500 });
