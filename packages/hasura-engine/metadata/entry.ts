import { ProjectError } from '../errors/project-error.ts';

/** `'*'`, or the database names of the columns. */
export type ColumnList = '*' | string[];

export class Entry {
  readonly value: unknown;
  readonly file: string;
  readonly path: string;

  constructor(value: unknown, file: string, path: string) {
    this.value = value;
    this.file = file;
    this.path = path;
  }

  get place(): string {
    return this.path === '' ? this.file : `${this.file}: ${this.path}`;
  }

  fail(problem: string): never {
    throw new ProjectError(`${this.place} ${problem}.`);
  }

  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }

  private child(value: unknown, path: string): Entry {
    return value instanceof Entry ? value : new Entry(value, this.file, path);
  }

  /**
   * Returns the entries of a mapping. Refuses keys outside `allowed`, because ignoring them could change the answers.
   */
  record(allowed?: readonly string[]): Map<string, Entry> {
    if (this.isMissing) return new Map();
    if (typeof this.value !== 'object' || Array.isArray(this.value)) this.fail('must be a mapping');
    const entries = new Map<string, Entry>();
    for (const [key, value] of Object.entries(this.value as object)) {
      const child = this.child(value, this.path === '' ? key : `${this.path}.${key}`);
      if (allowed && !allowed.includes(key)) child.fail('is not supported');
      entries.set(key, child);
    }
    return entries;
  }

  get(key: string): Entry {
    const value = this.isMissing ? undefined : (this.value as Record<string, unknown>)[key];
    return this.child(value, this.path === '' ? key : `${this.path}.${key}`);
  }

  list(): Entry[] {
    if (this.isMissing) return [];
    if (!Array.isArray(this.value)) this.fail('must be a list');
    return (this.value as unknown[]).map((item, index) => this.child(item, `${this.path}[${index}]`));
  }

  strings(): string[] {
    return this.list().map((item) => item.string());
  }

  string(): string {
    if (typeof this.value !== 'string') this.fail('must be a string');
    return this.value as string;
  }

  optionalString(): string | undefined {
    return this.isMissing ? undefined : this.string();
  }

  boolean(fallback: boolean): boolean {
    if (this.isMissing) return fallback;
    if (typeof this.value !== 'boolean') this.fail('must be true or false');
    return this.value as boolean;
  }

  optionalCount(): number | undefined {
    if (this.isMissing) return undefined;
    if (!Number.isInteger(this.value) || (this.value as number) < 0)
      this.fail('must be a non-negative integer');
    return this.value as number;
  }

  oneOf<T extends string>(values: readonly T[], fallback: T): T {
    if (this.isMissing) return fallback;
    const value = this.string() as T;
    if (!values.includes(value)) this.fail(`must be one of ${values.join(', ')}`);
    return value;
  }

  plain(): unknown {
    const strip = (value: unknown): unknown => {
      if (value instanceof Entry) return strip(value.value);
      if (Array.isArray(value)) return value.map(strip);
      if (value !== null && typeof value === 'object') {
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strip(inner)]));
      }
      return value;
    };
    return strip(this.value);
  }
}

export function readRoles(entry: Entry): Set<string> {
  const permissions = entry.get('permissions').list();
  return new Set(permissions.map((permission) => permission.get('role').string()));
}

export interface TableName {
  schema: string;
  name: string;
}

export function readTableName(entry: Entry): TableName {
  if (typeof entry.value === 'string') return { schema: 'public', name: entry.value };
  entry.record(['schema', 'name']);
  return { schema: entry.get('schema').optionalString() ?? 'public', name: entry.get('name').string() };
}

export const tableKey = ({ schema, name }: TableName): string => JSON.stringify([schema, name]);
