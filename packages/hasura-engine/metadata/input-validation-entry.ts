import type { Entry } from './entry.ts';
import { readWebhookHeaders, type WebhookHeader, type WebhookUrl } from './webhook-entry.ts';

/** `validate_input` of a permission: a webhook that accepts or refuses the rows before they are written. */
export interface InputValidationMetadata {
  url: WebhookUrl;
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
    url: { template: definition.get('url') },
    headers: readWebhookHeaders(definition.get('headers')),
    timeoutSeconds: definition.get('timeout').optionalCount() ?? 10,
  };
}
