import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { readItem, removeItems, writeItem } from './device-item.ts';
import { openTabChannel } from './tab-channel.ts';

export interface DeviceDraft<Value> {
  key: string;
  read: () => Value | 'unreadable' | null;
  save: (value: object) => boolean;
  discard: () => void;
}

const discardChannel = 'lavoir:texts';

const texts = 'lavoir:text:';

/** Texts that the browser refuses to store, by key. They last as long as the page. */
const unstored = new Map<string, string>();

/** The next person at this device must not read begun texts, nor see them in a form of another tab. */
export function discardTexts(): void {
  removeItems(texts);
  unstored.clear();
  const channel = openTabChannel(discardChannel);
  channel?.postMessage('discarded');
  channel?.close();
}

/** Calls `onDiscard` when begun texts are discarded in any tab. */
export function useDiscardedTexts(onDiscard: () => void): void {
  const discard = useEffectEvent(onDiscard);
  useEffect(() => {
    const channel = openTabChannel(discardChannel);
    channel?.addEventListener('message', () => discard());
    return () => channel?.close();
  }, []);
}

/**
 * Calls `takeOver` with what another tab saves of a draft, and with null when that tab discards it. A page in the
 * back-forward cache receives no events, so it compares the draft when it is shown again.
 */
export function useOtherTabs<Value>(
  draft: Pick<DeviceDraft<Value>, 'key' | 'read'>,
  takeOver: (saved: Value | null) => void,
): void {
  const follow = useEffectEvent(() => {
    const saved = draft.read();
    if (saved !== 'unreadable') takeOver(saved);
  });
  const { key } = draft;
  useEffect(() => {
    let hidden: string | null | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('storage', (event) => event.key === key && follow(), { signal });
    addEventListener('pagehide', () => (hidden = readItem(key)), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && readItem(key) !== hidden && follow(), {
      signal,
    });
    return () => listeners.abort();
  }, [key]);
}

export function deviceDraft<Value>(key: string, schema: z.ZodType<Value>): DeviceDraft<Value> {
  return {
    key,
    read() {
      const stored = unstored.get(key) ?? readItem(key);
      return stored == null ? null : (schema.safeParse(parsed(stored)).data ?? 'unreadable');
    },
    save(value) {
      const text = JSON.stringify(value);
      const isStored = writeItem(key, text);
      if (isStored) unstored.delete(key);
      else if (key.startsWith(texts)) unstored.set(key, text);
      return isStored;
    },
    discard() {
      unstored.delete(key);
      writeItem(key, null);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Pass the same `draft` as long as the form is shown. */
export function useDeviceDraft<Value extends object>(draft: DeviceDraft<Value>, start: () => Value) {
  const [initial] = useState(() => {
    const stored = draft.read();
    return stored === null || stored === 'unreadable' ? start() : stored;
  });
  const [isSaved, setSaved] = useState(true);
  const save = useCallback((value: Value) => setSaved(draft.save(value)), [draft]);
  return { initial, save, discard: draft.discard, isSaved };
}
