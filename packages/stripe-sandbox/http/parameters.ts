import { alternatives, fieldsOf, typeNamed, type TypeTable } from '../shapes/tables.ts';
import type { Raw, RawFields } from './form.ts';
import { badRequest, StripeFault } from './stripe-fault.ts';

/** Parses text parameters as an SDK type. Refuses unknown parameters as Stripe does. */
export function readParameters(typeName: string, raw: RawFields): Record<string, unknown> {
  const table = typeNamed(typeName);
  if (typeof table === 'object' && 'shape' in table) return readObject(table.shape, raw, '');
  throw new Error(`${typeName} is not an object type`);
}

function readObject(shape: string, raw: RawFields, path: string): Record<string, unknown> {
  const fields = fieldsOf(shape);
  for (const key of Object.keys(raw)) {
    if (!fields.has(key)) {
      const param = join(path, key);
      throw badRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
    }
  }
  const read: Record<string, unknown> = {};
  for (const [key, { table, isOptional }] of fields) {
    const value = raw[key];
    const param = join(path, key);
    if (value !== undefined) read[key] = readValue(table, value, param);
    else if (!isOptional) throw badRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  return read;
}

function readValue(table: TypeTable, raw: Raw, param: string): unknown {
  const failures: StripeFault[] = [];
  for (const each of alternatives(table)) {
    try {
      return readOne(each, raw, param);
    } catch (fault) {
      if (!(fault instanceof StripeFault)) throw fault;
      failures.push(fault);
    }
  }
  // The alternative that matched deepest is the intended one.
  throw failures.sort((a, b) => (b.details.param?.length ?? 0) - (a.details.param?.length ?? 0))[0]!;
}

function readOne(table: TypeTable, raw: Raw, param: string): unknown {
  if (typeof table === 'string') return readScalar(table, raw, param);
  if ('is' in table) {
    const match = table.is.find((value) => String(value) === raw);
    if (match === undefined) throw badRequest(notOneOf(table.is, param), param);
    return match;
  }
  if (typeof raw === 'string') throw badRequest('list' in table ? 'Invalid array' : 'Invalid object', param);
  if ('list' in table) return readList(table.list, raw, param);
  if ('map' in table) {
    const entries = Object.entries(raw).map(([key, value]) => [
      key,
      readValue(table.map, value, join(param, key)),
    ]);
    return Object.fromEntries(entries);
  }
  return 'shape' in table ? readObject(table.shape, raw, param) : readValue(table, raw, param);
}

function readList(item: TypeTable, raw: RawFields, param: string): unknown[] {
  const keys = Object.keys(raw);
  if (keys.some((key) => !/^\d{1,4}$/.test(key))) throw badRequest('Invalid array', param);
  return keys
    .sort((one, other) => Number(one) - Number(other))
    .map((key) => readValue(item, raw[key]!, join(param, key)));
}

function readScalar(kind: string, raw: Raw, param: string): unknown {
  if (typeof raw !== 'string') throw badRequest(`Invalid ${kind === 'number' ? 'integer' : kind}`, param);
  if (kind === 'null') {
    if (raw === '') return null;
    throw badRequest(`Invalid value: ${raw}`, param);
  }
  if (kind === 'number') {
    if (/^-?\d{1,15}$/.test(raw)) return Number(raw);
    throw badRequest(`Invalid integer: ${raw}`, param, 'parameter_invalid_integer');
  }
  if (kind === 'boolean') {
    if (raw === 'true' || raw === 'false') return raw === 'true';
    throw badRequest(`Invalid boolean: ${raw}`, param);
  }
  if (raw === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    throw badRequest(message, param, 'parameter_invalid_empty');
  }
  if (raw.length > 5000) throw badRequest(`Invalid string: must be at most 5000 characters`, param);
  return raw;
}

function notOneOf(words: unknown[], param: string): string {
  const sorted = words.map(String).filter(Boolean).sort();
  const list = sorted.length < 2 ? sorted.join() : `${sorted.slice(0, -1).join(', ')}, or ${sorted.at(-1)}`;
  return `Invalid ${param}: must be one of ${list}`;
}

const join = (path: string, key: string) => (path ? `${path}[${key}]` : key);
