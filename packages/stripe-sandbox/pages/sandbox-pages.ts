import { Router, urlencoded, type ErrorRequestHandler } from 'express';
import { doDueWork } from '../billing/due-work.ts';
import type { SandboxContext } from '../context.ts';
import { controls } from '../control/controls.ts';
import type { ReportError } from '../http/api.ts';
import { StripeFault } from '../http/stripe-fault.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import { payCheckout, showCheckout } from './checkout-page.ts';
import { showControls } from './control-page.ts';
import { html } from './html.ts';
import { payOpenInvoice, showInvoice } from './invoice-page.ts';
import { sendPage } from './layout.ts';
import { actInPortal, showPortal } from './portal-page.ts';

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
  router.get('/c/pay/:id', ({ params }, response) => showCheckout(context, response, params.id));
  router.post('/c/pay/:id', ({ params, body }, response) =>
    payCheckout(context, response, params.id, body?.cardNumber),
  );
  router.get('/i/:id', ({ params }, response) => showInvoice(context, response, params.id));
  router.post('/i/:id', ({ params, body }, response) =>
    payOpenInvoice(context, response, params.id, body?.cardNumber),
  );
  router.get('/p/session/:id', ({ params }, response) => showPortal(context, response, params.id));
  router.post('/p/session/:id', ({ params, body }, response) =>
    actInPortal(context, response, params.id, body ?? {}),
  );
  router.get('/', ({ baseUrl }, response) => showControls(context, response, baseUrl));
  router.use(controls(context, dispatcher));
  router.use(errorPage(reportError));
  return router;
}

function errorPage(reportError: ReportError): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const isRefusal = error instanceof StripeFault;
    if (!isRefusal) reportError(error);
    const status = isRefusal ? error.status : 500;
    const message = isRefusal ? error.message : 'Le bac à sable a rencontré un défaut.';
    if (request.accepts(['html', 'json']) === 'json') response.status(status).json({ error: { message } });
    else sendPage(response, 'Erreur', html`<p>${message}</p>`, status);
  };
}
