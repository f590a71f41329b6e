import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { readItem, removeItems, writeItem } from './device-item.ts';
import { openTabChannel } from './tab-channel.ts';

export interface DeviceDraft<Value> {
  read: () => Value | 'unreadable' | null;
  save: (value: object) => boolean;
  discard: () => void;
}

const discardChannel = 'lavoir:texts';

/** The next person at this device must not read begun texts, nor see them in a form of another tab. */
export function discardTexts(): void {
  removeItems('lavoir:text:');
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

export function deviceDraft<Value>(key: string, schema: z.ZodType<Value>): DeviceDraft<Value> {
  return {
    read() {
      const stored = readItem(key);
      return stored == null ? null : (schema.safeParse(parsed(stored)).data ?? 'unreadable');
    },
    save: (value) => writeItem(key, JSON.stringify(value)),
    discard: () => void writeItem(key, null),
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
