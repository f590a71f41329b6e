import { badRequest } from './stripe-fault.ts';

/** Form parameters: text values, nested by brackets. Lists are objects with numbered keys. */
export type Raw = string | RawFields;
export interface RawFields {
  [key: string]: Raw;
}

const maximumFields = 1000;
const maximumDepth = 10;

/** Parses `a[b][0]=c` from a body or query string, into objects without a prototype. */
export function parseForm(text: string): RawFields {
  const fields = emptyFields();
  const parts = text.split('&').filter((part) => part !== '');
  if (parts.length > maximumFields) throw badRequest('Too many parameters.');
  for (const part of parts) {
    const equals = part.indexOf('=');
    const key = decode(equals < 0 ? part : part.slice(0, equals));
    setField(fields, pathOf(key), decode(equals < 0 ? '' : part.slice(equals + 1)), key);
  }
  return fields;
}

function setField(fields: RawFields, path: string[], value: string, key: string): void {
  let target = fields;
  for (const segment of path.slice(0, -1)) {
    const name = segment === '' ? String(Object.keys(target).length) : segment;
    const next = target[name] ?? (target[name] = emptyFields());
    if (typeof next === 'string') throw badRequest(`Invalid object`, key);
    target = next;
  }
  const last = path.at(-1)!;
  const name = last === '' ? String(Object.keys(target).length) : last;
  if (typeof target[name] === 'object') throw badRequest(`Invalid string`, key);
  target[name] = value;
}

function pathOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw badRequest(`Invalid parameter name: ${key}`, key);
  const path = [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((bracket) => bracket[1]!)];
  if (path.length > maximumDepth) throw badRequest(`Parameter nested too deeply: ${key}`, key);
  return path;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw badRequest('Invalid percent-encoding in the request.');
  }
}

const emptyFields = () => Object.create(null) as RawFields;
