import type { Entry } from './entry.ts';

export interface WebhookHeader {
  name: string;
  /** Names the variable that holds the value. */
  variable: Entry;
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
    header.record(['name', 'value_from_env']);
    const name = header.get('name').string();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) header.get('name').fail('is not the name of a header');
    const variable = header.get('value_from_env');
    variable.string();
    return { name, variable };
  });
}
