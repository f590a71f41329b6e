import { get, update, type UseStore } from 'idb-keyval';
import { useEffect } from 'react';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { openTabChannel } from '#app/lib/device/tab-channel.ts';
import { createStore } from '#app/lib/listeners.ts';
import { useSessionState } from '#app/session/session-context.tsx';

export interface PersonalStorage<Value> {
  read(): Promise<Value | undefined>;
  update(change: (value: Value | undefined) => Value): Promise<Value>;
  onChange(listener: () => void): void;
}

const key = 'value';

function browserStorage<Value>(name: string): PersonalStorage<Value> {
  let store: UseStore | undefined;
  let channel: BroadcastChannel | undefined;
  const opened = () => (store ??= openDeviceStore(`lavoir-${name}`));
  const open = () => (channel ??= openTabChannel(`lavoir:${name}`));

  return {
    read: async () => get<Value>(key, opened()),
    async update(change) {
      let result: Value | undefined;
      await update<Value>(key, (value) => (result = change(value)), opened());
      open()?.postMessage('changed');
      return result!;
    },
    onChange: (listener) => open()?.addEventListener('message', listener),
  };
}

export interface ValuesByPerson<Value> {
  account: string | null;
  byPerson: Record<string, Value>;
}

export interface PersonalRules<Value> {
  empty: Value;
  merge(account: Value, visitor: Value): Value;
  /** Returns what must stay on the device after signing out; null for nothing. */
  afterLeaving(value: Value): Value | null;
}

export type PersonalStore<Value> = ReturnType<typeof createPersonalStore<Value>>;

const visitor = 'visitor';

/**
 * A value stored per person. Signing in merges the visitor's value into the account's, signing out removes it. Failing
 * storage loses the value for the next visit only.
 */
export function createPersonalStore<Value>(
  name: string,
  rules: PersonalRules<Value>,
  storage: PersonalStorage<ValuesByPerson<Value>> = browserStorage(name),
) {
  const shared = createSharedValues(storage);
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => (markReady = resolve));

  return {
    subscribe: shared.subscribe,

    value(): Value | undefined {
      const values = shared.values();
      return values && (values.byPerson[values.account ?? visitor] ?? rules.empty);
    },

    /** False when the last change could not be stored beyond this page. */
    isStored: shared.isStored,

    account: (): string | null => shared.values()?.account ?? null,

    /** An account, a visitor (null), or the last person when the user is unknown (undefined). */
    async setPerson(person: string | null | undefined): Promise<void> {
      shared.follow();
      await shared.update((stored) =>
        valuesFor(person === undefined ? stored.account : person, stored, rules),
      );
      markReady();
    },

    async change(change: (value: Value, account: string | null) => Value): Promise<boolean> {
      await ready;
      return shared.update(({ account, byPerson }) => {
        const owner = account ?? visitor;
        return {
          account,
          byPerson: { ...byPerson, [owner]: change(byPerson[owner] ?? rules.empty, account) },
        };
      });
    },
  };
}

function createSharedValues<Value>(storage: PersonalStorage<ValuesByPerson<Value>>) {
  const values = createStore<ValuesByPerson<Value> | undefined>(undefined);
  let isStored = true;
  let following = false;

  return {
    subscribe: values.subscribe,
    values: values.get,
    isStored: () => isStored,
    async update(change: (values: ValuesByPerson<Value>) => ValuesByPerson<Value>): Promise<boolean> {
      const changed = (stored: ValuesByPerson<Value> | undefined) =>
        change(stored ?? { account: null, byPerson: {} });
      try {
        const next = await storage.update(changed);
        isStored = true;
        values.set(next);
      } catch {
        isStored = false;
        values.set(changed(values.get()));
      }
      return isStored;
    },
    follow() {
      if (following) return;
      following = true;
      storage.onChange(() => {
        storage.read().then(
          (stored) => stored && values.set(stored),
          () => undefined,
        );
      });
    },
  };
}

function valuesFor<Value>(
  account: string | null,
  { byPerson }: ValuesByPerson<Value>,
  rules: PersonalRules<Value>,
): ValuesByPerson<Value> {
  const remaining = Object.entries(byPerson).flatMap(([owner, value]): [string, Value][] => {
    if (owner === visitor) return account === null ? [[owner, value]] : [];
    if (owner === account) return [[owner, value]];
    const rest = rules.afterLeaving(value);
    return rest === null ? [] : [[owner, rest]];
  });
  const next = { account, byPerson: Object.fromEntries(remaining) };
  const own = byPerson[visitor];
  if (account === null || own === undefined) return next;
  next.byPerson[account] = rules.merge(next.byPerson[account] ?? rules.empty, own);
  return next;
}

/** While the user is unknown, the store belongs to the last one. */
export function useStorePerson(store: Pick<PersonalStore<unknown>, 'setPerson'>): void {
  const session = useSessionState();
  const { status } = session;
  const userId = status === 'signedIn' ? session.user.id : null;
  useEffect(() => {
    if (status === 'unknown' || status === 'checking') return;
    void store.setPerson(status === 'unreachable' ? undefined : userId);
  }, [store, status, userId]);
}
