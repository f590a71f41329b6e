import type { Entry } from './entry.ts';

export interface TableName {
  schema: string;
  name: string;
}

/** `{schema, name}`, or a bare name in schema public. */
export function readTableName(entry: Entry): TableName {
  if (typeof entry.value === 'string') return { schema: 'public', name: entry.value };
  entry.record(['schema', 'name']);
  return { schema: entry.get('schema').optionalString() ?? 'public', name: entry.get('name').string() };
}

export const tableKey = ({ schema, name }: TableName): string => JSON.stringify([schema, name]);
