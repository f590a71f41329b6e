import { useCallback, useState } from 'react';
import type { DeviceDraft } from './device-draft.ts';

/** A draft that a form starts with and saves while the user types. Pass the same `draft` as long as the form is shown. */
export function useDeviceDraft<Value extends object>(draft: DeviceDraft<Value>, start: () => Value) {
  const [initial] = useState(() => {
    const stored = draft.read();
    return stored === null || stored === 'unreadable' ? start() : stored;
  });
  const [isSaved, setSaved] = useState(true);
  const save = useCallback((value: Value) => setSaved(draft.save(value)), [draft]);
  return { initial, save, discard: draft.discard, isSaved };
}
