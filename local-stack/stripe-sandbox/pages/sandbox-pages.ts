import { Router, urlencoded } from 'express';
import { doDueWork } from '../billing/due-work.ts';
import type { ReportError } from '../http/api.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { World } from '../world.ts';
import { checkoutPages } from './checkout-pages.ts';

/** What people see and touch: hosted pages and controls. */
export function sandboxPages(world: World, _dispatcher: Dispatcher, _reportError: ReportError): Router {
  const router = Router();
  router.use(urlencoded({ extended: false, limit: '64kb' }));
  router.use((_request, _response, next) => {
    doDueWork(world);
    next();
  });
  router.use('/c/pay', checkoutPages(world));
  return router;
}
