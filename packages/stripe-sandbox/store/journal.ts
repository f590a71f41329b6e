import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

/** One stored value, or null where it was removed. */
export type Change = [collection: string, id: string, value: unknown];

/**
 * An append-only file with one line per transaction, written before the response, so that a killed process loses nothing
 * it has acknowledged. Opening it compacts the file.
 */
export class Journal {
  readonly #file: string;
  #descriptor: number;

  private constructor(file: string) {
    this.#file = file;
    this.#descriptor = openSync(file, 'a', 0o600);
  }

  static open(file: string): { journal: Journal; changes: Change[] } {
    mkdirSync(path.dirname(file), { recursive: true });
    const latest = new Map<string, Change>();
    for (const change of readChanges(file)) {
      const key = `${change[0]}/${change[1]}`;
      if (change[2] === null) latest.delete(key);
      else latest.set(key, change);
    }
    const changes = [...latest.values()];
    const fresh = `${file}.new`;
    const descriptor = openSync(fresh, 'w', 0o600);
    if (changes.length > 0) writeSync(descriptor, `${JSON.stringify(changes)}\n`);
    closeSync(descriptor);
    renameSync(fresh, file);
    return { journal: new Journal(file), changes };
  }

  append(changes: Change[]): void {
    if (changes.length > 0) writeSync(this.#descriptor, `${JSON.stringify(changes)}\n`);
  }

  /** Deletes all values. */
  clear(): void {
    closeSync(this.#descriptor);
    closeSync(openSync(this.#file, 'w', 0o600));
    this.#descriptor = openSync(this.#file, 'a', 0o600);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function readChanges(file: string): Change[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // The text after the last line break is an incomplete transaction.
  lines.pop();
  return lines.flatMap((line) => JSON.parse(line) as Change[]);
}
