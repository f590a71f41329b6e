import { Router, type Request, type Response } from 'express';
import { saveCard } from '../billing/checkout.ts';
import { endSubscription } from '../billing/lifecycle.ts';
import { change } from '../billing/recorded-change.ts';
import { keepSubscription, scheduleCancellation, updateItems } from '../billing/subscription-update.ts';
import { badRequest } from '../http/stripe-fault.ts';
import { isOver } from '../objects/subscription.ts';
import { configurationNamed } from '../routes/portal-routes.ts';
import { idOf, type PortalSession, type Subscription } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';
import { checkedCard, typedPayer } from './payer-form.ts';
import { offeredPrices, type Portal } from './portal.ts';
import { sendPortalView, type PortalView } from './portal-views.ts';

/** A portal URL is valid for an hour of the real or the virtual clock, whichever ends later. */
const lifetime = 3600;

/** The customer portal: cancel, keep, change plan, change card, see invoices. */
export function portalPages(context: SandboxContext): Router {
  const router = Router();
  router.use('/:id', (request, response, next) => {
    const session = context.store.get('portalSessions', request.params.id);
    if (!session || session.created + lifetime < context.clock.now()) {
      const content = html`<h1>Ce lien n’est plus valable</h1>
        <p>Retournez sur le site pour en obtenir un nouveau.</p>`;
      return sendPage(response, 'Espace client', content, session ? 410 : 404);
    }
    response.locals.portal = portalOf(context, session);
    next();
  });
  router.get('/:id', (request, response) => {
    const portal = response.locals.portal as Portal;
    const view = viewWanted(portal, request.query.view);
    sendPortalView(context, request, response, portal, view);
  });
  router.post('/:id', (request, response) => act(context, request, response));
  return router;
}

function portalOf(context: SandboxContext, session: PortalSession): Portal {
  return {
    session,
    configuration: configurationNamed(context, idOf(session.configuration)),
    subscriptions: context.store.find(
      'subscriptions',
      (each) => idOf(each.customer) === session.customer && !isOver(each),
    ),
  };
}

/** Returns the view in the URL, by default the flow that the session was opened for. */
function viewWanted({ session }: Portal, asked: unknown): PortalView {
  if (asked === 'cancel' || asked === 'plan' || asked === 'card' || asked === 'home') return asked;
  if (session.flow?.type === 'subscription_cancel') return 'cancel';
  if (session.flow?.type === 'subscription_update') return 'plan';
  if (session.flow?.type === 'payment_method_update') return 'card';
  return 'home';
}

function act(context: SandboxContext, request: Request, response: Response): void {
  const portal = response.locals.portal as Portal;
  const { features } = portal.configuration;
  const body = (request.body ?? {}) as Record<string, unknown>;
  if (body.action === 'card') {
    if (!features.payment_method_update.enabled) throw notOffered();
    const customer = context.store.get('customers', portal.session.customer);
    const card = checkedCard(typedPayer(body, customer?.email ?? null), false);
    if (typeof card === 'string') return sendPortalView(context, request, response, portal, 'card', card);
    context.store.transaction(() =>
      changeCard(context, portal, typedPayer(body, customer?.email ?? null), card),
    );
    return done(request, response, portal, 'card');
  }
  const subscription = portal.subscriptions.find(({ id }) => id === body.subscription);
  if (!subscription) throw badRequest('Cet abonnement n’est plus en cours.');
  context.store.transaction(() => {
    if (body.action === 'cancel' && features.subscription_cancel.enabled) {
      if (features.subscription_cancel.mode === 'at_period_end') scheduleCancellation(context, subscription);
      else endSubscription(context, subscription, 'cancellation_requested');
    } else if (body.action === 'keep') {
      keepSubscription(context, subscription);
    } else if (body.action === 'plan' && features.subscription_update.enabled) {
      changePlan(context, portal, subscription, String(body.price));
    } else {
      throw notOffered();
    }
  });
  const after = context.store.get('subscriptions', subscription.id);
  if (body.action === 'plan' && after?.pending_update) {
    // The new plan requires a payment, which can be made on the page of its invoice.
    return response.redirect(303, `${invoicesPath(request)}/${idOf(after.latest_invoice)}`);
  }
  done(request, response, portal, String(body.action));
}

function changeCard(
  context: SandboxContext,
  { session, subscriptions }: Portal,
  typed: ReturnType<typeof typedPayer>,
  card: Exclude<ReturnType<typeof checkedCard>, string>,
): void {
  const method = saveCard(context, session.customer, card, typed.details);
  const customer = context.store.get('customers', session.customer)!;
  change(context, 'customers', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of subscriptions) {
    change(context, 'subscriptions', subscription, { default_payment_method: method.id });
  }
}

function changePlan(
  context: SandboxContext,
  portal: Portal,
  subscription: Subscription,
  priceId: string,
): void {
  const price = offeredPrices(context, portal.configuration).find(({ id }) => id === priceId);
  const item = subscription.items.data[0];
  if (!price || !item) throw badRequest('Cette formule n’est pas proposée.');
  updateItems(context, subscription, {
    items: [{ id: item.id, price }],
    proration: portal.configuration.features.subscription_update.proration_behavior,
    payment: 'pending_if_incomplete',
    at: context.clock.now(),
  });
}

function done(request: Request, response: Response, { session }: Portal, what: string): void {
  const after = session.flow?.after_completion;
  if (after?.type === 'redirect' && after.redirect) return response.redirect(303, after.redirect.return_url);
  response.redirect(303, `${request.baseUrl}/${session.id}?view=home&done=${what}`);
}

const invoicesPath = ({ baseUrl }: Request) => baseUrl.replace(/\/p\/session$/, '/i');
const notOffered = () => badRequest('L’espace client ne propose pas cela.');
