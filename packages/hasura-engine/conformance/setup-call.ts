/** One step of a fixture's set-up or of a case: `{type, args}`, possibly a `bulk` of others. */
export interface SetupCall {
  type: string;
  version?: number;
  args: unknown;
}

export type TableName = { schema: string; name: string };
export type Draft = Record<string, unknown>;

/** Flattens nested bulks into the calls in their order. */
export function flatten(calls: unknown): SetupCall[] {
  if (calls === null || calls === undefined) return [];
  if (Array.isArray(calls)) return calls.flatMap(flatten);
  const call = calls as SetupCall;
  return call.type === 'bulk' ? flatten(call.args) : [call];
}

/** Table names come as a bare string (schema public) or as an object. */
export function tableName(value: unknown): TableName {
  if (typeof value === 'string') return { schema: 'public', name: value };
  const { schema = 'public', name } = value as Partial<TableName>;
  return { schema, name: String(name) };
}
