import { Router, urlencoded } from 'express';
import { doDueWork } from '../billing/due-work.ts';
import { invoiceOfIntent } from '../billing/reversals.ts';
import { controlPage } from '../control/control-page.ts';
import { controlRoutes } from '../control/control-routes.ts';
import { deliveryControls } from '../control/delivery-controls.ts';
import type { ReportError } from '../http/api.ts';
import { chargeNamed } from '../routes/payment-routes.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import { idOf } from '../wire.ts';
import type { World } from '../world.ts';
import { checkoutPages } from './checkout-pages.ts';
import { errorPage } from './error-page.ts';
import { invoicePages } from './invoice-pages.ts';
import { portalPages } from './portal-pages.ts';

/** What people see and touch: hosted pages and controls. */
export function sandboxPages(world: World, dispatcher: Dispatcher, reportError: ReportError): Router {
  const router = Router();
  router.use(urlencoded({ extended: false, limit: '64kb' }));
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    doDueWork(world);
    next();
  });
  router.use('/c/pay', checkoutPages(world));
  router.use('/p/session', portalPages(world));
  router.use('/i', invoicePages(world));
  router.get('/r/:id', (request, response) => {
    const charge = chargeNamed(world, request.params.id);
    const invoice = invoiceOfIntent(world, idOf(charge.payment_intent));
    response.redirect(303, `${request.baseUrl}/i/${invoice?.id ?? ''}`);
  });
  router.use(controlPage(world));
  router.use(controlRoutes(world));
  router.use(deliveryControls(world, dispatcher));
  router.use(errorPage(reportError));
  return router;
}
