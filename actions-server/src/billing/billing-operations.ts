import type { ErrorRequestHandler } from 'express';
import { billingOperations as declared } from '#contract/billing/operations.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { handle } from '../http/operation.ts';
import type { BillingServices } from './billing-services.ts';
import { createCheckouts } from './checkout/checkout.ts';
import { confirmCheckout } from './checkout/confirm-checkout.ts';
import { createPortal } from './checkout/portal.ts';
import { discardDraft } from './drafts/discard-draft.ts';
import { refundLaundromat } from './refunds/refund-laundromat.ts';

export const billingOperations = (services: BillingServices) =>
  handle(declared, {
    createCheckoutSession: createCheckouts(services),
    confirmCheckoutSession: ({ sessionId }, owner) => confirmCheckout(services, owner, sessionId),
    discardDraft: ({ id }, owner) => discardDraft(services, owner, id),
    createPortalSession: (input, caller) => createPortal(services, caller, input),
    refundLaundromat: ({ laundromatId }, administrator) =>
      refundLaundromat(services, administrator, laundromatId),
  });

export const withErrorText: ErrorRequestHandler = (error, request, response, next) => {
  const send = response.json.bind(response);
  response.json = (answer: { message?: string }) => send({ error: answer.message, ...answer });
  errorAnswer(error, request, response, next);
};
