import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { mergedMetadata } from '../billing/recorded-change.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { makeWebhookEndpoint } from '../objects/webhook-endpoint.ts';
import type { WebhookEndpoint } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

const imitatedOfEndpoint = ['description', 'enabled_events', 'metadata', 'url'];

export const eventRoutes: Route[] = [
  route<Stripe.EventListParams>(
    'GET',
    '/events',
    'EventList',
    [...paging, 'created', 'delivery_success', 'type', 'types'],
    ({ context, params }) => {
      const found = context.store.find('events', (event) => {
        const { type, types, delivery_success: isDelivered, created } = params;
        if (type && !matches(event.type, type)) return false;
        if (types && !types.includes(event.type)) return false;
        if (isDelivered !== undefined && isDelivered !== wasDelivered(context, event.id)) return false;
        return isWithin(event.created, created);
      });
      return page(found, params, '/v1/events');
    },
  ),
  route<Stripe.WebhookEndpointCreateParams>(
    'POST',
    '/webhook_endpoints',
    'WebhookEndpointCreate',
    [...imitatedOfEndpoint, 'api_version'],
    ({ context, params }) => {
      if (params.api_version && params.api_version !== Stripe.API_VERSION) {
        throw badRequest(`This sandbox writes events of ${Stripe.API_VERSION} only.`, 'api_version');
      }
      return addEndpoint(context, {
        url: params.url,
        enabled_events: params.enabled_events as string[],
        description: params.description || null,
        metadata: mergedMetadata({}, params.metadata),
      });
    },
  ),
  route<Stripe.WebhookEndpointListParams>(
    'GET',
    '/webhook_endpoints',
    'WebhookEndpointList',
    [...paging],
    ({ context, params }) =>
      page(context.store.find('webhookEndpoints').map(withoutSecret), params, '/v1/webhook_endpoints'),
  ),
  route<Stripe.WebhookEndpointUpdateParams>(
    'POST',
    '/webhook_endpoints/:id',
    'WebhookEndpointUpdate',
    [...imitatedOfEndpoint, 'disabled'],
    ({ context, id, params }) => {
      const before = endpointNamed(context, id);
      const after: WebhookEndpoint = {
        ...before,
        description: params.description === undefined ? before.description : params.description || null,
        enabled_events: (params.enabled_events as string[] | undefined) ?? before.enabled_events,
        metadata: mergedMetadata(before.metadata, params.metadata),
        status: params.disabled === undefined ? before.status : params.disabled ? 'disabled' : 'enabled',
        url: params.url ?? before.url,
      };
      return withoutSecret(context.store.put('webhookEndpoints', after));
    },
  ),
  route('DELETE', '/webhook_endpoints/:id', 'WebhookEndpointDelete', [], ({ context, id }) => {
    endpointNamed(context, id);
    context.store.remove('webhookEndpoints', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

/** Adds an endpoint. Its secret is returned only here. */
export function addEndpoint(
  context: SandboxContext,
  given: Pick<WebhookEndpoint, 'url' | 'enabled_events'> & Partial<WebhookEndpoint>,
): WebhookEndpoint {
  return context.store.put(
    'webhookEndpoints',
    makeWebhookEndpoint({
      id: context.newId('we'),
      created: context.clock.now(),
      api_version: Stripe.API_VERSION,
      secret: newSecret(),
      ...given,
    }),
  );
}

const newSecret = () => `whsec_${randomBytes(24).toString('hex')}`;

function endpointNamed(context: SandboxContext, id: string): WebhookEndpoint {
  const endpoint = context.store.get('webhookEndpoints', id);
  if (!endpoint) throw noSuch('webhook endpoint', id);
  return endpoint;
}

const withoutSecret = ({ secret: _secret, ...endpoint }: WebhookEndpoint): WebhookEndpoint => endpoint;

const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

const wasDelivered = (context: SandboxContext, event: string) =>
  context.store
    .find('deliveries', (delivery) => delivery.event === event)
    .every(({ state }) => state === 'delivered');
