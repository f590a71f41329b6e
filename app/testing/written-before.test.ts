import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { claimDraft } from '#app/features/claims/typed-claim.ts';
import { pendingDraft } from '#app/features/submission/pending-laundromat.ts';
import { submissionDraft } from '#app/features/submission/typed-submission.ts';
import type { DeviceDraft } from '#app/lib/device-draft.ts';
import { openDeviceStore } from '#app/lib/device-store.ts';
import { type OutboxItem, requestBodyOf, stateOf } from '#app/offline/outbox-item.ts';
import { createOutboxStore } from '#app/offline/outbox-store.ts';

/** Examples of outbox items and drafts that the app of a release leaves on a device. */
interface Written {
  outbox: OutboxItem[];
  drafts: Record<string, object[]>;
}

const written = import.meta.glob<Written>('../../releases/*/written.json', {
  eager: true,
  import: 'default',
});

const drafts: Record<string, DeviceDraft<unknown>> = {
  submission: submissionDraft('someone'),
  pendingLaundromat: pendingDraft,
  claim: claimDraft('someone', 'somewhere'),
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('there are releases to read', () => {
  expect(Object.keys(written)).toContain('../../releases/1.0.0/written.json');
});

describe.each(Object.entries(written))('%s', (_file, { outbox, drafts: left }) => {
  test('an item in the outbox is still read, and its request accepted', async () => {
    for (const item of outbox) {
      const sent = item.sentAt && { sentAt: Date.now() };
      await set(item.id, { ...item, ...sent }, openDeviceStore('lavoir-outbox'));
    }
    const items = await createOutboxStore().all();
    expect(items.map(stateOf).sort()).toEqual(['refused', 'sent', 'waiting', 'waiting']);
    for (const item of items) {
      const path = item.endpoint.replace(item.place || 'none', '{id}');
      const endpoint = endpoints.find((each) => each.method === 'POST' && each.path === path);
      expect(endpoint?.body?.safeParse(requestBodyOf(item))).toMatchObject({ success: true });
    }
  });

  test.each(Object.entries(left))('a draft (%s) on a device loses none of its values', (name, examples) => {
    for (const draft of examples) {
      drafts[name]!.save(draft);
      expect(drafts[name]!.read()).toMatchObject(draft);
    }
  });
});
