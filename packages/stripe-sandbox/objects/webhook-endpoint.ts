import type { WebhookEndpoint } from '../wire.ts';

export function makeWebhookEndpoint(
  given: Pick<WebhookEndpoint, 'id' | 'created' | 'url' | 'enabled_events' | 'api_version' | 'secret'> &
    Partial<WebhookEndpoint>,
): WebhookEndpoint {
  return {
    object: 'webhook_endpoint',
    application: null,
    description: null,
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...given,
  };
}
