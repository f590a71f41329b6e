import type { Entry } from './entry.ts';

export interface WebhookHeader {
  name: string;
  value: { text: string } | { fromEnv: Entry };
}

/** The common part of event triggers and cron triggers. */
export interface WebhookTrigger {
  name: string;
  /** May contain variables in double braces. */
  url: Entry;
  headers: WebhookHeader[];
  retries: number;
  intervalSeconds: number;
  timeoutSeconds: number;
}

export function readWebhookHeaders(entry: Entry): WebhookHeader[] {
  return entry.list().map((header) => {
    header.record(['name', 'value', 'value_from_env']);
    const name = header.get('name').string();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) header.get('name').fail('is not the name of a header');
    const value = header.get('value');
    const fromEnv = header.get('value_from_env');
    if (value.isMissing === fromEnv.isMissing) header.fail('needs either value or value_from_env');
    return { name, value: value.isMissing ? { fromEnv } : { text: value.string() } };
  });
}
