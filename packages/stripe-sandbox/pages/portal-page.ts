import type { Response } from 'express';
import { productName } from '../billing/invoicing.ts';
import { changePlan } from '../billing/plan-change.ts';
import { goingOn, isEnding, isOver, itemOf, saveCard } from '../billing/subscription.ts';
import { testCard } from '../billing/test-cards.ts';
import { change, type SandboxContext } from '../context.ts';
import { badRequest, StripeFault } from '../http/stripe-fault.ts';
import { named } from '../routes/reading-routes.ts';
import type { PortalSession, Price, Subscription } from '../wire.ts';
import { html, type Html } from './html.ts';
import {
  alertBox,
  backLink,
  buttonForm,
  cardForm,
  date,
  invoiceStatusName,
  money,
  priceName,
  sendPage,
  statusName,
} from './layout.ts';

export function showPortal(context: SandboxContext, response: Response, id: string, problem?: string): void {
  const session = named(context, 'portalSessions', id);
  const invoices = context.store.find('invoices', ({ customer }) => customer === session.customer).reverse();
  const content = html`${alertBox(problem)}
    ${runningOf(context, session).map((subscription) => subscriptionCard(context, session, subscription))}
    <h2>Changer de carte</h2>
    ${cardForm(session.url, 'Enregistrer la carte', 'card')}
    <h2>Factures</h2>
    <ul>
      ${invoices.map(
        (invoice) =>
          html`<li>
            <a href="${invoice.hosted_invoice_url}">${invoice.number}</a>, ${date(invoice.created)},
            ${money(invoice.total)}, ${invoiceStatusName(invoice)}
          </li>`,
      )}
    </ul>
    ${backLink(session.return_url)}`;
  sendPage(response, 'Votre espace client', content, problem ? 402 : 200);
}

function subscriptionCard(context: SandboxContext, session: PortalSession, subscription: Subscription): Html {
  const { price, current_period_end: end } = itemOf(subscription);
  const { id } = subscription;
  const others = isEnding(subscription) ? [] : offeredPrices(context, session, price);
  return html`<section class="card" aria-label="Abonnement">
    <h2>${productName(context, price.product)}</h2>
    <p>${priceName(price)} – ${statusName(subscription)}</p>
    <p>${isEnding(subscription) ? 'Prend fin' : 'Prochaine échéance'} le ${date(end)}.</p>
    <div class="row">
      ${others.map((other) =>
        buttonForm(session.url, `Passer à ${productName(context, other.product)}, ${priceName(other)}`, {
          action: 'plan',
          subscription: id,
          price: other.id,
        }),
      )}
      ${
        isEnding(subscription)
          ? buttonForm(session.url, 'Conserver l’abonnement', { action: 'keep', subscription: id })
          : buttonForm(session.url, 'Annuler l’abonnement', { action: 'cancel', subscription: id })
      }
    </div>
  </section>`;
}

export function actInPortal(
  context: SandboxContext,
  response: Response,
  id: string,
  form: Record<string, unknown>,
): void {
  const session = named(context, 'portalSessions', id);
  try {
    context.store.transaction(() => act(context, session, form));
  } catch (error) {
    if (error instanceof StripeFault) return showPortal(context, response, id, error.message);
    throw error;
  }
  response.redirect(303, session.url);
}

function act(context: SandboxContext, session: PortalSession, form: Record<string, unknown>): void {
  if (form.action === 'card') return changeCard(context, session, form.cardNumber);
  const subscription = runningOf(context, session).find((each) => each.id === form.subscription);
  if (!subscription) throw badRequest('Cet abonnement n’est plus en cours.');
  if (form.action === 'cancel') {
    // With flexible billing, the portal of Stripe sets `cancel_at` instead of `cancel_at_period_end`.
    const cancel_at = itemOf(subscription).current_period_end;
    change(context, 'subscriptions', subscription, { cancel_at, canceled_at: context.clock.now() });
  } else if (form.action === 'keep') {
    change(context, 'subscriptions', subscription, goingOn);
  } else {
    const offered = offeredPrices(context, session, itemOf(subscription).price);
    const price = offered.find((each) => each.id === form.price);
    if (!price) throw badRequest('Cette formule n’est pas proposée.');
    if (changePlan(context, subscription, price) !== 'ok') {
      throw badRequest('Le paiement a été refusé\u00a0: votre formule est inchangée.');
    }
  }
}

function changeCard(context: SandboxContext, { customer: id }: PortalSession, number: unknown): void {
  const { id: method } = saveCard(context, id, testCard(number));
  const customer = named(context, 'customers', id);
  change(context, 'customers', customer, { invoice_settings: { default_payment_method: method } });
  for (const subscription of runningOf(context, { customer: id })) {
    change(context, 'subscriptions', subscription, { default_payment_method: method });
  }
}

const runningOf = ({ store }: SandboxContext, { customer }: Pick<PortalSession, 'customer'>) =>
  store.find('subscriptions', (each) => each.customer === customer && !isOver(each));

function offeredPrices(context: SandboxContext, session: PortalSession, present: Price): Price[] {
  const configuration = context.store.get('portalConfigurations', session.configuration ?? '');
  const products = configuration?.features.subscription_update.products ?? [];
  const offered = products.flatMap(({ prices }) => prices).filter((id) => id !== present.id);
  return offered.map((id) => named(context, 'prices', id));
}
