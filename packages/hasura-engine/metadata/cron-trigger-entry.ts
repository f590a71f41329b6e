import type { Entry } from './entry.ts';
import { readWebhookHeaders } from './webhook-entry.ts';

export type CronTriggerMetadata = ReturnType<typeof readCronTrigger>;

export function readCronTrigger(entry: Entry) {
  entry.record([
    'name',
    'webhook',
    'schedule',
    'include_in_metadata',
    'payload',
    'headers',
    'retry_conf',
    'comment',
  ]);
  const retry = entry.get('retry_conf');
  retry.record(['num_retries', 'retry_interval_seconds', 'timeout_seconds', 'tolerance_seconds']);
  entry.get('webhook').string();
  entry.get('schedule').string();
  return {
    name: entry.get('name').string(),
    /** Five fields, in UTC. */
    schedule: entry.get('schedule'),
    payload: entry.get('payload').plain(),
    comment: entry.get('comment').optionalString(),
    url: entry.get('webhook'),
    headers: readWebhookHeaders(entry.get('headers')),
    retries: retry.get('num_retries').optionalCount() ?? 0,
    intervalSeconds: retry.get('retry_interval_seconds').optionalCount() ?? 10,
    timeoutSeconds: retry.get('timeout_seconds').optionalCount() ?? 60,
    /** A tick that is later than this is not sent. */
    toleranceSeconds: retry.get('tolerance_seconds').optionalCount() ?? 21_600,
  };
}
