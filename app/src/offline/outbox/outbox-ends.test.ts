import { describe, expect, test, vi } from 'vitest';
import {
  browser,
  draft,
  newPage,
  startedPage,
  taken,
  withFreshOutbox,
} from '../../../testing/outbox-page.ts';
import { createOutboxStore } from './outbox-store.ts';

withFreshOutbox();

describe('a text that may have arrived', () => {
  const unanswered = { ...draft(), kind: 'review' as const, editKey: 'k' };
  async function deliverUnanswered() {
    const outbox = newPage();
    await outbox.deliver(unanswered);
    // On a busy machine a delivery reports that it is queued before its attempt has ended.
    await expect.poll(() => createOutboxStore().all()).toMatchObject([{ attempts: 1 }]);
    return outbox;
  }

  test('is withdrawn when it is deleted, and its author learns the answer', async () => {
    browser({});
    const outbox = await deliverUnanswered();
    const seen: unknown[] = [];
    vi.stubGlobal('fetch', (path: unknown) => {
      seen.push(path);
      return Promise.resolve(Response.json({ id: unanswered.id, wasStored: true }));
    });
    expect((await outbox.discard(unanswered.id)).state).toBe('gone');
    expect(seen).toEqual([`/api/contact/${unanswered.id}/withdraw`]);
    expect(outbox.takeEnded()).toMatchObject([{ isWithdrawn: true, wasStored: true }]);
    expect(outbox.takeEnded()).toEqual([]);
  });

  test('is never sent again after it was deleted without a connection', async () => {
    browser({});
    const outbox = await deliverUnanswered();
    expect((await outbox.discard(unanswered.id)).state).toBe('withdrawing');
    const seen: unknown[] = [];
    vi.stubGlobal('fetch', (path: unknown) => {
      seen.push(path);
      return Promise.resolve(Response.json({ id: unanswered.id, wasStored: false }));
    });
    startedPage();
    await vi.waitFor(() => expect(seen).toEqual([`/api/contact/${unanswered.id}/withdraw`]));
  });
});

describe('an item that waits when the page opens', () => {
  test('is reported once when it is sent', async () => {
    browser({});
    const item = {
      ...draft(),
      author: null,
      writtenAt: Date.now(),
      attempts: 1,
      dueAt: 0,
      ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
    };
    await createOutboxStore().add(item);
    vi.stubGlobal('fetch', taken);
    const outbox = startedPage();
    const ended: unknown[] = [];
    outbox.subscribe(() => ended.push(...outbox.takeEnded().map(({ id }) => id)));
    await vi.waitFor(async () => expect((await createOutboxStore().all())[0]?.isReported).toBe(true));
    expect(ended).toEqual([item.id]);
  });

  test('is reported when the worker has sent it meanwhile', async () => {
    browser({});
    const item = {
      ...draft(),
      author: null,
      writtenAt: Date.now(),
      attempts: 1,
      dueAt: 0,
      ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
    };
    await createOutboxStore().add({ ...item, sentAt: Date.now() });
    const outbox = startedPage();
    await vi.waitFor(() => expect(outbox.takeEnded()).toMatchObject([{ id: item.id }]));
  });

  test('is not reported again when its form has reported it', async () => {
    browser({});
    vi.stubGlobal('fetch', taken);
    const outbox = newPage();
    await outbox.deliver(draft());
    expect(outbox.takeEnded()).toEqual([]);
    await vi.waitFor(async () => expect((await createOutboxStore().all())[0]?.isReported).toBe(true));
  });
});
