import { Router, urlencoded } from 'express';
import { doDueWork } from '../billing/due-work.ts';
import { controlPage } from '../control/control-page.ts';
import { controlRoutes } from '../control/control-routes.ts';
import { deliveryControls } from '../control/delivery-controls.ts';
import type { ReportError } from '../http/api.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { SandboxContext } from '../context.ts';
import { checkoutPages } from './checkout-pages.ts';
import { errorPage } from './error-page.ts';
import { invoicePages } from './invoice-pages.ts';
import { portalPages } from './portal-pages.ts';

/** Serves the hosted pages and the controls. */
export function sandboxPages(
  context: SandboxContext,
  dispatcher: Dispatcher,
  reportError: ReportError,
): Router {
  const router = Router();
  router.use(urlencoded({ extended: false, limit: '64kb' }));
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    doDueWork(context);
    next();
  });
  router.use('/c/pay', checkoutPages(context));
  router.use('/p/session', portalPages(context));
  router.use('/i', invoicePages(context));
  router.use(controlPage(context));
  router.use(controlRoutes(context));
  router.use(deliveryControls(context, dispatcher));
  router.use(errorPage(reportError));
  return router;
}
