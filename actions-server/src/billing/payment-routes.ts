import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import { checkoutConfirmation, checkoutRequest, portalRequest } from '#contract/billing/billing.ts';
import { requireRole, signedInCallerOf } from '../session/caller.ts';
import { errorAnswer, methodNotAllowed } from '../http/error-answer.ts';
import { administratorOf, hasuraAction, ownerOf, signedInOf } from '../hasura/action.ts';
import { parseInput } from '../http/validation.ts';
import type { BillingServices } from './billing-services.ts';
import { createCheckout } from './checkout/checkout.ts';
import { confirmCheckout } from './checkout/confirm-checkout.ts';
import { createPortal } from './checkout/portal.ts';
import { refundLaundromat } from './refunds/refund-laundromat.ts';

/** `/api/payments` */
export function paymentRoutes(services: BillingServices, limits: RequestHandler[]): Router {
  const routes = Router();
  routes
    .route('/create-checkout-session')
    .post(requireRole('owner'), ...limits, async (request, response) => {
      const purchase = parseInput(checkoutRequest, request.body);
      response.json(await createCheckout(services, signedInCallerOf(request), purchase));
    })
    .all(methodNotAllowed('POST'));
  routes.use(withErrorText);
  return routes;
}

export function paymentActions(services: BillingServices, limits: RequestHandler[]) {
  return {
    createCheckoutSession: hasuraAction(checkoutRequest, limits, (purchase, caller) =>
      createCheckout(services, ownerOf(caller), purchase),
    ),
    confirmCheckoutSession: hasuraAction(checkoutConfirmation, limits, ({ sessionId }, caller) =>
      confirmCheckout(services, ownerOf(caller), sessionId),
    ),
    createPortalSession: hasuraAction(portalRequest, limits, (portalInput, caller) =>
      createPortal(services, signedInOf(caller), portalInput),
    ),
    refundLaundromat: hasuraAction(z.object({ laundromatId: rowId() }), [], (input, caller) =>
      refundLaundromat(services, administratorOf(caller), input.laundromatId),
    ),
  };
}

/** Adds `error` to an error's answer, which the payment pages read, beside the usual fields. */
const withErrorText: ErrorRequestHandler = (error, request, response, next) => {
  const send = response.json.bind(response);
  response.json = (answer: { message?: string }) => send({ error: answer.message, ...answer });
  errorAnswer(error, request, response, next);
};
