import type { CollectionName, Collections } from './collections.ts';
import { Journal, type Change } from './journal.ts';

/** Store of the sandbox. It returns copies, so that only `put` and `remove` change it. */
export class Store {
  readonly #maps = new Map<CollectionName, Map<string, unknown>>();
  readonly #journal: Journal | undefined;
  /** Values from before the open transaction, oldest first. */
  #undo: Change[] | undefined;
  readonly #committed: (() => void)[] = [];

  /** Opens the store; without a file it is in memory only. */
  constructor(file?: string) {
    if (!file) return;
    const { journal, changes } = Journal.open(file);
    this.#journal = journal;
    for (const [collection, id, value] of changes) this.#map(collection as CollectionName).set(id, value);
  }

  get<N extends CollectionName>(name: N, id: string): Collections[N] | undefined {
    const value = this.#map(name).get(id);
    return value === undefined ? undefined : structuredClone(value as Collections[N]);
  }

  /** Returns the values in the order of their first storage. */
  find<N extends CollectionName>(name: N, wanted?: (value: Collections[N]) => boolean): Collections[N][] {
    const found: Collections[N][] = [];
    for (const value of this.#map(name).values()) {
      if (!wanted || wanted(value as Collections[N])) found.push(structuredClone(value as Collections[N]));
    }
    return found;
  }

  put<N extends CollectionName>(name: N, value: Collections[N]): Collections[N] {
    // As JSON, which omits undefined fields.
    const stored = JSON.parse(JSON.stringify(value)) as Collections[N];
    const map = this.#map(name);
    this.#undo?.push([name, value.id, map.get(value.id) ?? null]);
    map.set(value.id, stored);
    if (!this.#undo) this.#journal?.append([[name, value.id, stored]]);
    return value;
  }

  remove(name: CollectionName, id: string): void {
    const map = this.#map(name);
    const before = map.get(id);
    if (before === undefined) return;
    this.#undo?.push([name, id, before]);
    map.delete(id);
    if (!this.#undo) this.#journal?.append([[name, id, null]]);
  }

  /** Runs `work` in a transaction, in memory and on disk. A nested transaction is part of the outer one. */
  transaction<T>(work: () => T): T {
    if (this.#undo) return work();
    this.#undo = [];
    try {
      const result = work();
      this.#journal?.append(this.#changesSince(this.#undo));
      this.#undo = undefined;
      for (const listener of this.#committed) listener();
      return result;
    } catch (error) {
      for (const [name, id, value] of this.#undo?.reverse() ?? []) {
        if (value === null) this.#map(name as CollectionName).delete(id);
        else this.#map(name as CollectionName).set(id, value);
      }
      this.#undo = undefined;
      throw error;
    }
  }

  /** Calls `listener` after each transaction. */
  onCommit(listener: () => void): void {
    this.#committed.push(listener);
  }

  clear(): void {
    this.#maps.clear();
    this.#journal?.clear();
  }

  close(): void {
    this.#journal?.close();
  }

  #changesSince(undo: Change[]): Change[] {
    const touched = new Map(undo.map(([name, id]) => [`${name}/${id}`, [name, id] as const]));
    return [...touched.values()].map(([name, id]) => {
      return [name, id, this.#map(name as CollectionName).get(id) ?? null];
    });
  }

  #map(name: CollectionName): Map<string, unknown> {
    let map = this.#maps.get(name);
    if (!map) {
      map = new Map();
      this.#maps.set(name, map);
    }
    return map;
  }
}
