import type { PortalConfiguration, PortalSession } from '../wire.ts';

type Features = PortalConfiguration['features'];

export function makePortalConfiguration(
  given: Pick<PortalConfiguration, 'id' | 'created'> & Partial<PortalConfiguration>,
): PortalConfiguration {
  return {
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    features: makePortalFeatures({}),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: given.created,
    ...given,
  };
}

/** Actions that customers may take; all by default. */
export function makePortalFeatures(given: {
  cancel?: Partial<Features['subscription_cancel']>;
  update?: Partial<Features['subscription_update']>;
  canSeeInvoices?: boolean;
  canChangeCard?: boolean;
}): Features {
  return {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: given.canSeeInvoices ?? true },
    payment_method_update: { enabled: given.canChangeCard ?? true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: {
        enabled: false,
        feedback_options: null,
        options: ['too_expensive', 'missing_features', 'switched_service', 'unused', 'other'],
      },
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
      ...given.cancel,
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: ['price'],
      enabled: true,
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
      ...given.update,
    },
  };
}

export function makePortalSession(
  given: Pick<PortalSession, 'id' | 'created' | 'customer' | 'configuration' | 'url'> &
    Partial<PortalSession>,
): PortalSession {
  return {
    object: 'billing_portal.session',
    after_expiration: null,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: null,
    ...given,
  };
}
