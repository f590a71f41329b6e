import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { CollectionName, Collections } from './collections.ts';

/** A value and its place. Null is a value that is absent. */
type Change = [collection: CollectionName, id: string, value: unknown];

export class Store {
  readonly #maps = new Map<CollectionName, Map<string, unknown>>();
  readonly #journal: ReturnType<typeof openJournal> | undefined;
  readonly #committed: (() => void)[] = [];
  /** The changes of the open transaction, and what undoes them. */
  #open: { changes: Change[]; undo: Change[] } | undefined;

  constructor(file?: string) {
    if (!file) return;
    for (const change of readChanges(file)) this.#apply(change);
    this.#journal = openJournal(file, this.#present());
  }

  get<N extends CollectionName>(name: N, id: string): Collections[N] | undefined {
    return structuredClone(this.#map(name).get(id)) as Collections[N] | undefined;
  }

  find<N extends CollectionName>(
    name: N,
    wanted: (value: Collections[N]) => boolean = () => true,
  ): Collections[N][] {
    const values = [...this.#map(name).values()] as Collections[N][];
    return structuredClone(values.filter(wanted));
  }

  put<N extends CollectionName>(name: N, value: Collections[N]): Collections[N] {
    this.#change([name, value.id, JSON.parse(JSON.stringify(value))]);
    return value;
  }

  remove(name: CollectionName, id: string): void {
    this.#change([name, id, null]);
  }

  transaction<T>(work: () => T): T {
    if (this.#open) return work();
    const { changes, undo } = (this.#open = { changes: [], undo: [] });
    let result: T;
    try {
      result = work();
      this.#journal?.append(changes);
    } catch (error) {
      for (const change of undo.reverse()) this.#apply(change);
      throw error;
    } finally {
      this.#open = undefined;
    }
    for (const listener of this.#committed) listener();
    return result;
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

  #change(change: Change): void {
    const [name, id] = change;
    this.#open?.undo.push([name, id, this.#map(name).get(id) ?? null]);
    this.#apply(change);
    if (this.#open) this.#open.changes.push(change);
    else this.#journal?.append([change]);
  }

  #apply([name, id, value]: Change): void {
    if (value === null) this.#map(name).delete(id);
    else this.#map(name).set(id, value);
  }

  #present(): Change[] {
    return [...this.#maps].flatMap(([name, map]) => [...map].map(([id, value]): Change => [name, id, value]));
  }

  #map(name: CollectionName): Map<string, unknown> {
    const map = this.#maps.get(name) ?? new Map<string, unknown>();
    this.#maps.set(name, map);
    return map;
  }
}

/** An append-only file with one line per transaction, written before the response. It begins with what is present. */
function openJournal(file: string, present: Change[]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, lineOf(present), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  const descriptor = openSync(file, 'a');
  return {
    append: (changes: Change[]) => void writeSync(descriptor, lineOf(changes)),
    clear: () => ftruncateSync(descriptor),
    close: () => closeSync(descriptor),
  };
}

const lineOf = (changes: Change[]) => (changes.length > 0 ? `${JSON.stringify(changes)}\n` : '');

function readChanges(file: string): Change[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // The text after the last line break is an incomplete transaction.
  lines.pop();
  return lines.flatMap((line) => JSON.parse(line) as Change[]);
}
