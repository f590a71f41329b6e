import type { ErrorRequestHandler } from 'express';
import type { ReportError } from '../http/api.ts';
import { StripeFault } from '../http/stripe-fault.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';

/** Shows an error page, or JSON to programs, and reports an unexpected error. */
export function errorPage(reportError: ReportError): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const isRefusal = error instanceof StripeFault;
    if (!isRefusal) reportError(error);
    const status = isRefusal ? error.status : 500;
    const message = isRefusal ? error.message : 'Le bac à sable a rencontré un défaut.';
    if (request.accepts(['html', 'json']) === 'json') response.status(status).json({ error: { message } });
    else sendPage(response, 'Erreur', html`<p>${message}</p>`, status);
  };
}
