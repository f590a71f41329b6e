import type { Stripe } from 'stripe';
import { mergedMetadata } from '../billing/recorded-change.ts';
import { page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { makePortalConfiguration, makePortalFeatures, makePortalSession } from '../objects/portal.ts';
import type { PortalConfiguration, PortalSession } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { customerNamed } from './customer-routes.ts';
import { subscriptionNamed } from './subscription-routes.ts';

type ConfigurationParams = Stripe.BillingPortal.ConfigurationCreateParams;
type SessionParams = Stripe.BillingPortal.SessionCreateParams;

const imitatedOfConfiguration = [
  'business_profile',
  'default_return_url',
  'features.customer_update.enabled',
  'features.invoice_history.enabled',
  'features.payment_method_update.enabled',
  'features.subscription_cancel.enabled',
  'features.subscription_cancel.mode',
  'features.subscription_update.enabled',
  'features.subscription_update.default_allowed_updates',
  'features.subscription_update.products.product',
  'features.subscription_update.products.prices',
  'features.subscription_update.proration_behavior',
  'metadata',
  'name',
];

export const portalRoutes: Route[] = [
  route<SessionParams>(
    'POST',
    '/billing_portal/sessions',
    'PortalSessionCreate',
    [
      'configuration',
      'customer',
      'flow_data.type',
      'flow_data.after_completion',
      'flow_data.subscription_cancel.subscription',
      'flow_data.subscription_update.subscription',
      'locale',
      'return_url',
    ],
    ({ context, params }) => openPortal(context, params),
  ),
  route<ConfigurationParams>(
    'POST',
    '/billing_portal/configurations',
    'PortalConfigurationCreate',
    imitatedOfConfiguration,
    ({ context, params }) => {
      const created = context.clock.now();
      const configuration = makePortalConfiguration({ id: context.newId('bpc'), created });
      return context.store.put('portalConfigurations', {
        ...configuration,
        ...configured(params, configuration),
      });
    },
  ),
  route<Stripe.BillingPortal.ConfigurationListParams>(
    'GET',
    '/billing_portal/configurations',
    'PortalConfigurationList',
    [...paging, 'active', 'is_default'],
    ({ context, params }) => {
      defaultConfiguration(context);
      const found = context.store.find(
        'portalConfigurations',
        ({ active, is_default: isDefault }) =>
          (params.active === undefined || active === params.active) &&
          (params.is_default === undefined || isDefault === params.is_default),
      );
      return page(found, params, '/v1/billing_portal/configurations');
    },
  ),
  route<Stripe.BillingPortal.ConfigurationUpdateParams>(
    'POST',
    '/billing_portal/configurations/:id',
    'PortalConfigurationUpdate',
    [...imitatedOfConfiguration, 'active'],
    ({ context, id, params }) => {
      const before = configurationNamed(context, id);
      return context.store.put('portalConfigurations', {
        ...before,
        ...configured(params as ConfigurationParams, before),
        active: params.active ?? before.active,
        updated: context.clock.now(),
      });
    },
  ),
];

/** Configuration that the Dashboard has saved; the sandbox's account starts with it. */
export function defaultConfiguration(context: SandboxContext): PortalConfiguration {
  const known = context.store.find('portalConfigurations', (each) => each.is_default)[0];
  if (known) return known;
  const created = context.clock.now();
  const made = makePortalConfiguration({ id: context.newId('bpc'), created, is_default: true });
  return context.store.put('portalConfigurations', made);
}

export function configurationNamed(context: SandboxContext, id: string, param = 'id'): PortalConfiguration {
  const configuration = context.store.get('portalConfigurations', id);
  if (!configuration) throw noSuch('configuration', id, param);
  return configuration;
}

function openPortal(context: SandboxContext, params: SessionParams): PortalSession {
  if (!params.customer)
    throw badRequest('Missing required param: customer.', 'customer', 'parameter_missing');
  const customer = customerNamed(context, params.customer, 'customer');
  const configuration = params.configuration
    ? configurationNamed(context, params.configuration, 'configuration')
    : defaultConfiguration(context);
  if (params.return_url && !/^https?:\/\/[^\s/]+/i.test(params.return_url)) {
    throw badRequest('Not a valid URL', 'return_url', 'url_invalid');
  }
  const id = context.newId('bps');
  return context.store.put(
    'portalSessions',
    makePortalSession({
      id,
      created: context.clock.now(),
      customer: customer.id,
      configuration: configuration.id,
      flow: params.flow_data ? flowOf(context, params.flow_data) : null,
      locale: (params.locale as PortalSession['locale']) ?? null,
      return_url: params.return_url ?? configuration.default_return_url,
      url: `${context.pagesUrl}/p/session/${id}`,
    }),
  );
}

type Flow = NonNullable<PortalSession['flow']>;

function flowOf(context: SandboxContext, given: NonNullable<SessionParams['flow_data']>): Flow {
  const type = given.type as Flow['type'];
  const named = given.subscription_cancel?.subscription ?? given.subscription_update?.subscription;
  if (named) subscriptionNamed(context, named, `flow_data[${type}][subscription]`);
  if (!named && (type === 'subscription_cancel' || type === 'subscription_update')) {
    const param = `flow_data[${type}][subscription]`;
    throw badRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const after = given.after_completion;
  const redirect = after?.redirect ? { return_url: after.redirect.return_url } : null;
  return {
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
      redirect,
      type: (after?.type as Flow['after_completion']['type']) ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: type === 'subscription_cancel' ? { retention: null, subscription: named! } : null,
    subscription_pause: null,
    subscription_update: type === 'subscription_update' ? { subscription: named! } : null,
    subscription_update_confirm: null,
    type,
  };
}

function configured(
  given: Partial<ConfigurationParams>,
  before: PortalConfiguration,
): Partial<PortalConfiguration> {
  const { features = {} } = given;
  const update = features.subscription_update;
  const cancel = features.subscription_cancel;
  const made = makePortalFeatures({
    canSeeInvoices: features.invoice_history?.enabled ?? before.features.invoice_history.enabled,
    canChangeCard: features.payment_method_update?.enabled ?? before.features.payment_method_update.enabled,
    cancel: { ...before.features.subscription_cancel, ...(cancel as object) },
    update: {
      ...before.features.subscription_update,
      ...(update as object),
      ...(Array.isArray(update?.products) && {
        products: update.products.map(({ product, prices }) => ({
          product,
          prices,
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        })),
      }),
    },
  });
  return {
    features: made,
    business_profile: { ...before.business_profile, ...(given.business_profile as object) },
    default_return_url: given.default_return_url
      ? String(given.default_return_url)
      : before.default_return_url,
    metadata: mergedMetadata(before.metadata, given.metadata),
    name: given.name ? String(given.name) : before.name,
  };
}
