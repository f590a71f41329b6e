import { Router, type Request, type Response } from 'express';
import { saveCard } from '../billing/checkout.ts';
import { cardOf, payInvoice } from '../billing/lifecycle.ts';
import { behaviourOf, defaultPayment } from '../billing/payment-attempt.ts';
import { invoiceNamed, subscriptionIdOf } from '../routes/invoice-routes.ts';
import { idOf, type Invoice } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { sendChallenge } from './challenge-page.ts';
import { date, invoiceStatusName, money } from './french.ts';
import { html } from './html.ts';
import { alertBox, noticeBox, sendPage } from './layout.ts';
import {
  checkedCard,
  payerFields,
  prefilled,
  testCardList,
  typedPayer,
  type TypedPayer,
} from './payer-form.ts';

/** The page of an invoice, where an overdue one can be paid or authenticated. */
export function invoicePages(context: SandboxContext): Router {
  const router = Router();
  router.get('/:id', (request, response) => {
    const invoice = invoiceNamed(context, request.params.id);
    const typed = prefilled(typedPayer({}, invoice.customer_email), request.query.card);
    const problem = request.query.refus ? 'L’authentification a échoué. Réessayez.' : undefined;
    sendInvoice(context, request, response, invoice, typed, problem);
  });
  router.post('/:id', (request, response) => pay(context, request, response));
  router.get('/:id/3ds', (request, response) => {
    const invoice = invoiceNamed(context, request.params.id);
    sendChallenge(response, money(invoice.amount_due), `${request.baseUrl}/${invoice.id}/3ds`);
  });
  router.post('/:id/3ds', (request, response) => {
    const invoice = invoiceNamed(context, request.params.id);
    const path = `${request.baseUrl}/${invoice.id}`;
    const intent = context.store.get(
      'paymentIntents',
      idOf(defaultPayment(context, invoice)?.payment.payment_intent) ?? '',
    );
    const card = context.store.get('paymentMethods', idOf(intent?.payment_method) ?? '');
    if (invoice.status !== 'open' || !card) return response.redirect(303, path);
    const isAllowed = request.body?.answer === 'authorize';
    if (isAllowed) context.store.transaction(() => payInvoice(context, invoice, card, 'on_session', 'ok'));
    response.redirect(303, isAllowed ? path : `${path}?refus=3ds`);
  });
  return router;
}

function pay(context: SandboxContext, request: Request<{ id: string }>, response: Response): void {
  const invoice = invoiceNamed(context, request.params.id);
  const path = `${request.baseUrl}/${invoice.id}`;
  if (invoice.status !== 'open') return response.redirect(303, path);
  const saved = savedCard(context, invoice);
  if (request.body?.with === 'saved' && saved) {
    const asks = behaviourOf(context, saved).outcome('on_session');
    const attempt = context.store.transaction(() => payInvoice(context, invoice, saved, 'on_session', asks));
    return conclude(context, request, response, attempt.invoice, attempt.outcome, attempt.failure?.french);
  }
  const typed = typedPayer(request.body, invoice.customer_email);
  const card = checkedCard(typed, false);
  if (typeof card === 'string') return sendInvoice(context, request, response, invoice, typed, card, 400);
  const attempt = context.store.transaction(() => {
    const method = saveCard(context, idOf(invoice.customer) ?? '', card, typed.details);
    return payInvoice(context, invoice, method, 'on_session', card.outcome('on_session'));
  });
  conclude(context, request, response, attempt.invoice, attempt.outcome, attempt.failure?.french);
}

function conclude(
  context: SandboxContext,
  request: Request,
  response: Response,
  invoice: Invoice,
  outcome: string,
  problem: string | undefined,
): void {
  const path = `${request.baseUrl}/${invoice.id}`;
  if (outcome === 'ok') return response.redirect(303, path);
  if (outcome === 'action_required') return response.redirect(303, `${path}/3ds`);
  const typed = typedPayer(request.body, invoice.customer_email);
  sendInvoice(context, request, response, invoice, typed, problem, 402);
}

function sendInvoice(
  context: SandboxContext,
  request: Request,
  response: Response,
  invoice: Invoice,
  typed: TypedPayer,
  problem?: string,
  status = 200,
): void {
  const path = `${request.baseUrl}/${invoice.id}`;
  const saved = savedCard(context, invoice);
  const tax = invoice.total_taxes?.reduce((sum, each) => sum + each.amount, 0) ?? 0;
  const content = html`<h1>Facture ${invoice.number}</h1>
    ${alertBox(problem)} ${invoice.status === 'paid' ? noticeBox('Cette facture est payée. Merci.') : ''}
    <section class="card" aria-label="Détail">
      <p>
        ${invoiceStatusName(invoice.status)} – émise le
        ${date(invoice.created)}${invoice.customer_email ? html`, pour ${invoice.customer_email}` : ''}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Désignation</th>
            <th scope="col" class="number">Montant TTC</th>
          </tr>
        </thead>
        <tbody>
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>
                  ${line.description}<br /><span class="soft"
                    >du ${date(line.period.start)} au ${date(line.period.end)}</span
                  >
                </td>
                <td class="number">${money(line.amount)}</td>
              </tr>`,
          )}
          ${
            tax > 0
              ? html`<tr>
                  <td>Dont TVA</td>
                  <td class="number">${money(tax)}</td>
                </tr>`
              : ''
          }
          <tr>
            <th scope="row">Total</th>
            <td class="number"><strong>${money(invoice.total)}</strong></td>
          </tr>
          <tr>
            <th scope="row">Reste à payer</th>
            <td class="number" data-testid="remaining">${money(invoice.amount_remaining)}</td>
          </tr>
        </tbody>
      </table>
    </section>
    ${
      invoice.status === 'open'
        ? html`${
              saved
                ? html`<form class="card" method="post" action="${path}">
                    <p>Carte enregistrée se terminant par ${saved.card?.last4}</p>
                    <button type="submit" name="with" value="saved" data-testid="pay-saved">
                      Payer avec cette carte
                    </button>
                  </form>`
                : ''
            }
            <form class="card" method="post" action="${path}">
              <h2>Payer avec une autre carte</h2>
              ${payerFields(typed, { fixedEmail: invoice.customer_email !== null, asksAddress: false })}
              <button type="submit" name="with" value="card" data-testid="pay">
                Payer ${money(invoice.amount_remaining)}
              </button>
            </form>
            ${testCardList(path)}`
        : ''
    }`;
  sendPage(response, `Facture ${invoice.number ?? ''}`, content, status);
}

function savedCard(context: SandboxContext, invoice: Invoice) {
  const subscription = context.store.get('subscriptions', subscriptionIdOf(invoice) ?? '');
  return subscription && cardOf(context, subscription);
}
