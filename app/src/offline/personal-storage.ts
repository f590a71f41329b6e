import { get, update, type UseStore } from 'idb-keyval';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { openTabChannel } from '#app/lib/device/tab-channel.ts';

/** Storage of a personal store's value, for all tabs of this browser. Every call may reject. */
export interface PersonalStorage<Value> {
  read(): Promise<Value | undefined>;
  /** Changes the value in one transaction, notifies the other tabs, and returns the new value. */
  update(change: (value: Value | undefined) => Value): Promise<Value>;
  /** Calls back when another tab changed the value. */
  onChange(listener: () => void): void;
}

const key = 'value';

/** Creates a separate database in this browser; nothing is opened before the first call. */
export function browserStorage<Value>(name: string): PersonalStorage<Value> {
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
