import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { CollectionName, Collections } from './collections.ts';

export class Store {
  readonly #maps = new Map<CollectionName, Map<string, unknown>>();
  readonly #journal: ReturnType<typeof openJournal> | undefined;
  #undo: Change[] | undefined;
  readonly #committed: (() => void)[] = [];

  constructor(file?: string) {
    if (!file) return;
    this.#journal = openJournal(file);
    for (const [collection, id, value] of this.#journal.present)
      this.#map(collection as CollectionName).set(id, value);
  }

  get<N extends CollectionName>(name: N, id: string): Collections[N] | undefined {
    const value = this.#map(name).get(id);
    return value === undefined ? undefined : structuredClone(value as Collections[N]);
  }

  find<N extends CollectionName>(name: N, wanted?: (value: Collections[N]) => boolean): Collections[N][] {
    const found: Collections[N][] = [];
    for (const value of this.#map(name).values()) {
      if (!wanted || wanted(value as Collections[N])) found.push(structuredClone(value as Collections[N]));
    }
    return found;
  }

  put<N extends CollectionName>(name: N, value: Collections[N]): Collections[N] {
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

type Change = [collection: string, id: string, value: unknown];

/** An append-only file with one line per transaction, written before the response. Opening it compacts the file. */
function openJournal(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const latest = new Map<string, Change>();
  for (const change of readChanges(file)) {
    const key = `${change[0]}/${change[1]}`;
    if (change[2] === null) latest.delete(key);
    else latest.set(key, change);
  }
  const present = [...latest.values()];
  const write = (descriptor: number, changes: Change[]) => {
    if (changes.length > 0) writeSync(descriptor, `${JSON.stringify(changes)}\n`);
  };
  const fresh = openSync(`${file}.new`, 'w', 0o600);
  write(fresh, present);
  closeSync(fresh);
  renameSync(`${file}.new`, file);
  let descriptor = openSync(file, 'a', 0o600);
  return {
    present,
    append: (changes: Change[]) => write(descriptor, changes),
    clear() {
      closeSync(descriptor);
      closeSync(openSync(file, 'w', 0o600));
      descriptor = openSync(file, 'a', 0o600);
    },
    close: () => closeSync(descriptor),
  };
}

function readChanges(file: string): Change[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // The text after the last line break is an incomplete transaction.
  lines.pop();
  return lines.flatMap((line) => JSON.parse(line) as Change[]);
}
