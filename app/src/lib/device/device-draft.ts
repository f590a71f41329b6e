import type { z } from 'zod';

/** Something typed that this browser stores until it is sent. */
export interface DeviceDraft<Value> {
  /** Returns null when there is none. `unreadable`: what is stored does not fit the schema. */
  read: () => Value | 'unreadable' | null;
  /** Returns false when this browser stores nothing. */
  save: (value: object) => boolean;
  discard: () => void;
}

/** A draft in the local storage under this key. */
export function deviceDraft<Value>(key: string, schema: z.ZodType<Value>): DeviceDraft<Value> {
  return {
    read() {
      try {
        const stored = localStorage.getItem(key);
        return stored === null ? null : (schema.safeParse(parsed(stored)).data ?? 'unreadable');
      } catch {
        return null;
      }
    },
    save(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    discard() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing can have been stored.
      }
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
