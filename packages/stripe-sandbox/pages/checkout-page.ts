import type { Response } from 'express';
import { completeCheckout } from '../billing/checkout.ts';
import { productName } from '../billing/invoicing.ts';
import { testCard } from '../billing/test-cards.ts';
import type { SandboxContext } from '../context.ts';
import { named } from '../routes/reading-routes.ts';
import type { Session } from '../wire.ts';
import { html } from './html.ts';
import { alertBox, backLink, cardForm, cardRefused, priceName, sendPage } from './layout.ts';

export function showCheckout(
  context: SandboxContext,
  response: Response,
  id: string,
  problem?: string,
): void {
  const session = openSession(context, response, id);
  if (!session) return;
  const price = named(context, 'prices', named(context, 'carts', id).price);
  const content = html`${alertBox(problem)}
    <p><strong>${productName(context, price.product)}</strong>, ${priceName(price)}</p>
    ${cardForm(session.url!, 'S’abonner', 'pay')}
    <p>En confirmant, vous autorisez les prélèvements suivants jusqu’à l’annulation de l’abonnement.</p>
    ${backLink(session.cancel_url)}`;
  sendPage(response, 'Paiement', content, problem ? 402 : 200);
}

export function payCheckout(
  context: SandboxContext,
  response: Response,
  id: string,
  cardNumber: unknown,
): void {
  const session = openSession(context, response, id);
  if (!session) return;
  const card = testCard(cardNumber);
  if (card.outcomes.present === 'decline') return showCheckout(context, response, id, cardRefused);
  const complete = context.store.transaction(() => completeCheckout(context, session, card));
  response.redirect(303, successUrl(complete));
}

function openSession(context: SandboxContext, response: Response, id: string): Session | undefined {
  const session = named(context, 'sessions', id);
  if (session.status === 'open') return session;
  if (session.status === 'complete') response.redirect(303, successUrl(session));
  else {
    const content = html`<p>Cette page de paiement a expiré.</p>
      ${backLink(session.cancel_url)}`;
    sendPage(response, 'Paiement', content, 410);
  }
  return undefined;
}

const successUrl = ({ id, success_url: url }: Session) => url!.replace('{CHECKOUT_SESSION_ID}', id);
