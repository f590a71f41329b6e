import { z } from 'zod';
import { laundromatDraft } from '../laundromat/forms.ts';
import { rowId } from '../validation/row-id.ts';
import { decimalString, timestamp } from '../validation/text.ts';
import { coverageReasons, planOffers } from './coverage.ts';

export const siteCurrency = 'eur';

/** `GET /api/subscription-plans`. `interval` is null for the free plan, `maxLaundromats` -1 means unlimited. */
export const subscriptionPlan = z.object({
  id: rowId(),
  name: z.string(),
  stripePriceId: z.string().nullable(),
  price: decimalString,
  currency: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
  features: z.array(z.string()),
  maxLaundromats: z.int(),
  allowFeatured: z.boolean(),
  prioritySupport: z.boolean(),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;
export const subscriptionPlanList = z.array(subscriptionPlan);

export const subscription = z.object({
  id: rowId(),
  userId: rowId(),
  planId: rowId(),
  stripeSubscriptionId: z.string().nullable(),
  status: z.string(),
  currentPeriodStart: timestamp.nullable(),
  currentPeriodEnd: timestamp.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: timestamp.nullable(),
  trialStart: timestamp.nullable(),
  trialEnd: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  plan: subscriptionPlan,
});

const ownerCoverage = z.object({
  planName: z.string().nullable(),
  listings: z.array(z.object({ id: rowId(), name: z.string(), reason: z.enum(coverageReasons) })),
  next: z.enum(coverageReasons).nullable(),
  isOverLimit: z.boolean(),
  offers: z.array(z.object({ planId: rowId(), offer: z.enum(planOffers) })),
});
export type OwnerCoverage = z.infer<typeof ownerCoverage>;

export const subscriptionAnswer = z.object({
  subscription: subscription.nullable(),
  coverage: ownerCoverage,
});

export const checkoutDraft = laundromatDraft.extend({
  photosCount: z.int().nullish(),
});

/** The plan decides on the price; `priceId` is the one shown to the owner. */
export const checkoutRequest = z.object({
  planId: rowId('Formule inconnue.'),
  priceId: z.string().max(255).nullish(),
  draft: checkoutDraft.nullish(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, "Cette adresse n'est pas une page du site.");

/** First page of the portal; `payInvoice` is the page of the oldest unpaid invoice. */
const portalFlows = ['cancel', 'changePlan', 'changeCard', 'payInvoice'] as const;
export type PortalFlow = (typeof portalFlows)[number];

export const portalRequest = z.object({
  returnPath: returnPath.nullish(),
  flow: z.enum(portalFlows).nullish(),
});
export type PortalRequest = z.infer<typeof portalRequest>;

/** `published`, `unpublished` (no room in the plan) or `held` (for an administrator) once it is paid. */
export const draftStatuses = ['waiting', 'published', 'unpublished', 'held'] as const;
export type DraftStatus = (typeof draftStatuses)[number];

export const confirmedDraft = z.object({ id: rowId(), status: z.enum(draftStatuses) });

export const confirmedCheckout = z.object({
  /** `processing`: a debit is on its way. `pending` until the payment provider reports that the subscription runs. */
  status: z.enum(['active', 'processing', 'pending']),
  draft: confirmedDraft.nullable(),
});
export type ConfirmedCheckout = z.infer<typeof confirmedCheckout>;
