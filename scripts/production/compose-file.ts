import { readFile } from 'node:fs/promises';
import { isMap, isSeq, parseDocument, type Node } from 'yaml';
import { interpolate } from './interpolation.ts';

/** The parts of a Compose service that our rules look at. */
export interface Service {
  image?: string;
  build?: { dockerfile?: string; target?: string };
  profiles?: string[];
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  depends_on?: string[] | Record<string, unknown>;
  command?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  ports?: string[];
  volumes?: string[];
}

export interface ComposeFile {
  name?: string;
  services: Record<string, Service>;
  networks?: Record<string, unknown>;
  volumes?: Record<string, unknown>;
}

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** Wraps what a later file puts in place of an earlier one's value instead of adding to it. */
class Instead {
  readonly value: Plain;
  constructor(value: Plain) {
    this.value = value;
  }
}
type Value = Plain | Instead | Value[] | { [key: string]: Value };

export interface ComposeOptions {
  variables: Record<string, string | undefined>;
  /** Told every variable that the files ask for. */
  asked?: (name: string) => void;
}

/** One Compose file with its variables filled in, as the schema judges it. */
export async function readComposeFile(file: string, options: ComposeOptions): Promise<ComposeFile> {
  return settled(await readValue(file, options)) as unknown as ComposeFile;
}

/** Several files laid over one another, as `docker compose -f a -f b` does it. */
export async function readCompose(files: string[], options: ComposeOptions): Promise<ComposeFile> {
  let merged: Value = {};
  for (const file of files) merged = lay(merged, await readValue(file, options), '');
  return settled(merged) as unknown as ComposeFile;
}

async function readValue(file: string, { variables, asked }: ComposeOptions): Promise<Value> {
  const replacing = ['!override', '!reset'].flatMap((tag) =>
    (['seq', 'map'] as const).map((collection) => ({ tag, collection })),
  );
  const document = parseDocument(await readFile(file, 'utf8'), { merge: true, customTags: replacing });
  if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
  const read = (node: unknown, plain: unknown): Value => {
    const tag = (node as Node | null)?.tag;
    if (tag === '!reset') return new Instead(Array.isArray(plain) ? [] : null);
    if (tag === '!override') return new Instead(filled(plain) as Plain);
    if (isMap(node) && plain && typeof plain === 'object')
      return Object.fromEntries(
        Object.entries(plain).map(([key, value]) => [key, read(node.get(key, true), value)]),
      );
    if (isSeq(node) && Array.isArray(plain))
      return plain.map((value, index) => read(node.items[index], value));
    return filled(plain);
  };
  const filled = (plain: unknown): Value => {
    if (typeof plain === 'string') return interpolate(plain, variables, asked);
    if (Array.isArray(plain)) return plain.map(filled);
    if (plain && typeof plain === 'object')
      return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, filled(value)]));
    return plain as Plain;
  };
  const { contents } = document;
  const entries = Object.entries(document.toJS() as Record<string, unknown>);
  return Object.fromEntries(
    entries
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, value]) => [key, read(isMap(contents) ? contents.get(key, true) : null, value)]),
  );
}

/** A command is one value; other lists are sets. */
const whole = /\.(command|entrypoint|test)$/;

function lay(below: Value | undefined, above: Value, place: string): Value {
  if (above instanceof Instead || below === undefined || below === null) return above;
  if (Array.isArray(above)) {
    if (whole.test(place)) return above;
    if (Array.isArray(below)) return [...new Set([...below, ...above])];
  }
  if (isRecord(above)) {
    const known: Record<string, Value> = Array.isArray(below) ? named(below) : isRecord(below) ? below : {};
    const result: Record<string, Value> = { ...known };
    for (const [key, value] of Object.entries(above)) result[key] = lay(known[key], value, `${place}.${key}`);
    return result;
  }
  return above;
}

/** The short form of `depends_on`, as the long one. */
function named(list: Value[]): Record<string, Value> {
  return Object.fromEntries(list.map((name) => [String(name), { condition: 'service_started' }]));
}

function settled(value: Value): Value {
  if (value instanceof Instead) return value.value;
  if (Array.isArray(value)) return value.map(settled);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, settled(inner)]));
  return value;
}

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Instead);
