import type { Response } from 'express';
import { payInvoice } from '../billing/payment.ts';
import { saveCard } from '../billing/subscription.ts';
import { testCard } from '../billing/test-cards.ts';
import type { SandboxContext } from '../context.ts';
import { named } from '../routes/reading-routes.ts';
import { html } from './html.ts';
import { alertBox, cardForm, cardRefused, date, invoiceStatusName, money, sendPage } from './layout.ts';

export function showInvoice(context: SandboxContext, response: Response, id: string, problem?: string): void {
  const invoice = named(context, 'invoices', id);
  const content = html`${alertBox(problem)}
    <p>${money(invoice.total)}, ${invoiceStatusName(invoice)} – émise le ${date(invoice.created)}</p>
    <ul>
      ${invoice.lines.data.map(({ amount, description }) => html`<li>${description} – ${money(amount)}</li>`)}
    </ul>
    ${invoice.status === 'open' ? cardForm(invoice.hosted_invoice_url!, `Payer ${money(invoice.amount_due)}`, 'pay') : ''}`;
  sendPage(response, `Facture ${invoice.number}`, content, problem ? 402 : 200);
}

export function payOpenInvoice(
  context: SandboxContext,
  response: Response,
  id: string,
  cardNumber: unknown,
): void {
  const invoice = named(context, 'invoices', id);
  const card = testCard(cardNumber);
  if (invoice.status === 'open') {
    const outcome = context.store.transaction(() => {
      const method = saveCard(context, invoice.customer!, card);
      return payInvoice(context, invoice, method, { occasion: 'present', isManual: true });
    });
    if (outcome !== 'ok') return showInvoice(context, response, id, cardRefused);
  }
  response.redirect(303, invoice.hosted_invoice_url!);
}
