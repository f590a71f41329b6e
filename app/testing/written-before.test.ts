import { set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimDraft } from '#app/features/claim-form/typed-claim.ts';
import { draftOf } from '#app/features/drafts/laundromat-draft.ts';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { type OutboxItem, stateOf } from '#app/offline/outbox/outbox-item.ts';
import { requestBodyOf } from '#app/offline/outbox/outbox-request.ts';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { laundromatDraft } from '#contract/laundromat/forms.ts';

/** Items and drafts as the app of one release stores them. */
interface Written {
  outbox: OutboxItem[];
  drafts: Record<string, object[]>;
}

const written = import.meta.glob<Written>('../../releases/*/written.json', {
  eager: true,
  import: 'default',
});

const userId = '7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c001';
const submission = () => draftOf(userId).read();
const sent = (draft: unknown) => laundromatDraft.safeParse(draft).data;

const drafts: Record<string, { key: string; read: () => unknown; values?: (draft: unknown) => unknown }> = {
  pendingLaundromat: { key: 'pendingLaundromat', read: () => sent(submission()), values: sent },
  claim: { key: 'lavoir:claim:someone:somewhere', read: () => claimDraft('someone', 'somewhere').read() },
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
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
    const { key, read, values } = drafts[name]!;
    for (const draft of examples) {
      localStorage.setItem(key, JSON.stringify(draft));
      expect(read()).toMatchObject(values?.(draft) ?? draft);
    }
  });
});
