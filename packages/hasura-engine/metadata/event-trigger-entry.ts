import type { ColumnList, Entry } from './entry.ts';
import { readWebhookHeaders } from './webhook-entry.ts';

export type EventOperation = 'insert' | 'update' | 'delete';
const eventOperations: readonly EventOperation[] = ['insert', 'update', 'delete'];

export type EventTriggerMetadata = ReturnType<typeof readEventTrigger>;

/** Postgres limits names to 63 characters, and the names of database triggers contain this one. */
const maxNameLength = 42;

export function readEventTrigger(entry: Entry) {
  entry.record(['name', 'definition', 'webhook', 'headers', 'retry_conf', 'comment']);
  const name = entry.get('name').string();
  if (!/^[A-Za-z][\w-]*$/.test(name) || name.length > maxNameLength) {
    entry.get('name').fail(`must be at most ${maxNameLength} letters, digits, "_" and "-"`);
  }
  const definition = entry.get('definition');
  definition.record(['enable_manual', ...eventOperations]);
  /** The operations that fire the trigger. `columns` limits updates; `payload` lists the columns to send. */
  const operations = new Map<EventOperation, { columns: ColumnList; payload: ColumnList; place: Entry }>();
  for (const operation of eventOperations) {
    const place = definition.get(operation);
    if (place.isMissing) continue;
    place.record(['columns', 'payload']);
    operations.set(operation, {
      columns: readColumns(place.get('columns')),
      payload: readColumns(place.get('payload')),
      place,
    });
  }
  entry.get('webhook').string();
  const retry = entry.get('retry_conf');
  retry.record(['num_retries', 'interval_sec', 'timeout_sec', 'tolerance_seconds']);
  return {
    name,
    operations,
    url: entry.get('webhook'),
    headers: readWebhookHeaders(entry.get('headers')),
    retries: retry.get('num_retries').optionalCount() ?? 0,
    intervalSeconds: retry.get('interval_sec').optionalCount() ?? 10,
    timeoutSeconds: retry.get('timeout_sec').optionalCount() ?? 60,
    place: entry,
  };
}

function readColumns(entry: Entry): ColumnList {
  if (entry.isMissing || entry.value === '*') return '*';
  return entry.strings();
}
