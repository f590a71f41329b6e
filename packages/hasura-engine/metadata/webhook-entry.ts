import type { Entry } from './entry.ts';

export interface WebhookHeader {
  name: string;
  value: { text: string } | { fromEnv: Entry };
}

export interface WebhookTrigger {
  name: string;
  /** May contain variables in double braces. */
  url: Entry;
  headers: WebhookHeader[];
  retries: number;
  intervalSeconds: number;
  timeoutSeconds: number;
  place: Entry;
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

export interface InputValidationMetadata {
  url: Entry;
  headers: WebhookHeader[];
  timeoutSeconds: number;
}

export function readInputValidation(entry: Entry): InputValidationMetadata | undefined {
  if (entry.isMissing) return undefined;
  entry.record(['type', 'definition']);
  entry.get('type').oneOf(['http'], 'http');
  const definition = entry.get('definition');
  definition.record(['url', 'headers', 'forward_client_headers', 'timeout']);
  if (definition.get('forward_client_headers').boolean(false))
    definition.get('forward_client_headers').fail('is not supported');
  definition.get('url').string();
  return {
    url: definition.get('url'),
    headers: readWebhookHeaders(definition.get('headers')),
    timeoutSeconds: definition.get('timeout').optionalCount() ?? 10,
  };
}
