import { expect, test, vi } from 'vitest';
import { type Answer, device, failing, taken } from '../../../testing/outbox-device.ts';
import { createSender } from './outbox-sender.ts';

const withdrawn = { isWithdrawn: true, isUnanswered: true, editKey: 'k', body: {} };

test.each([true, false])('a withdrawal is sent in place of its text (stored: %s)', async (wasStored) => {
  const seen: unknown[] = [];
  const { options, states, store } = await device([withdrawn], taken);
  options.fetch = (path, init) => {
    seen.push(path, JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json({ id: '0', wasStored }));
  };
  expect(await createSender(options)()).toBe(0);
  expect(seen).toEqual(['/api/laundromats/l/reviews/0/withdraw', { editKey: 'k' }]);
  expect(await states()).toEqual(['withdrawn']);
  expect((await store.all())[0]!.wasStored).toBe(wasStored);
});

test('a text that cannot be withdrawn any more stands', async () => {
  const refusal = { code: 'notWithdrawable', message: 'Trop tard.' };
  const { send, states } = await device([withdrawn], () => Response.json(refusal, { status: 409 }));
  expect(await send()).toBe(0);
  expect(await states()).toEqual(['sent']);
});

test.each<[string, Answer, boolean, string | undefined]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true, 'network'],
  ['a failing server', failing, true, 'server'],
  ['a failing gateway', () => new Response('<h1>502</h1>', { status: 502 }), true, 'server'],
  ['a sign-in page of a hotel', () => new Response('<html>', { status: 200 }), true, 'network'],
  ['too many requests', () => Response.json({ code: 'tooManyRequests' }, { status: 429 }), false, 'server'],
  ['another account', () => Response.json({ code: 'otherAuthor' }, { status: 409 }), false, 'account'],
  [
    'a refusal',
    () => Response.json({ code: 'invalidInput', message: '' }, { status: 400 }),
    false,
    undefined,
  ],
  ['success', ({ id }) => Response.json({ id }), false, undefined],
])(
  'after %s the item knows whether it may have arrived, and why it waits',
  async (_case, answer, isUnanswered, problem) => {
    const { send, store } = await device([{ isUnanswered: false }], answer);
    await send();
    expect((await store.all())[0]).toMatchObject({ isUnanswered, ...(problem && { problem }) });
  },
);

test('an item may have arrived from the moment its request leaves', async () => {
  const during: unknown[] = [];
  const { store, send } = await device([{ isUnanswered: false }], async ({ id }) => {
    during.push((await store.all())[0]!.isUnanswered);
    return Response.json({ id });
  });
  await send();
  expect(during).toEqual([true]);
});

test('an attempt that left no device, because the browser has no network, cannot have arrived', async () => {
  const { send, store } = await device([{ isUnanswered: false }], () =>
    Promise.reject(new TypeError('Failed')),
  );
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await send();
  expect((await store.all())[0]).toMatchObject({ isUnanswered: false, problem: 'network' });
});
