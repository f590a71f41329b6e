import { Router, type Request, type Response } from 'express';
import { completeCheckout } from '../billing/checkout.ts';
import { takeOutcome } from '../billing/payment-attempt.ts';
import { testCard, testCards, type Outcome, type TestCard } from '../billing/test-cards.ts';
import type { Session } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { money, priceWithRhythm } from './french.ts';
import { html } from './html.ts';
import { alertBox, sendPage } from './layout.ts';
import {
  checkedCard,
  payerFields,
  prefilled,
  testCardList,
  typedPayer,
  type TypedPayer,
} from './payer-form.ts';
import { sendChallenge } from './challenge-page.ts';

/** The page where a customer pays for a subscription, and its 3-D Secure step. */
export function checkoutPages(context: SandboxContext): Router {
  const router = Router();
  router.use('/:id', (request, response, next) => {
    const session = context.store.get('sessions', request.params.id);
    if (!session) return sendEnd(response, 'Cette page de paiement n’existe pas.', null, 404);
    if (session.status === 'complete') return response.redirect(303, successUrl(session));
    if (session.status === 'expired') {
      return sendEnd(response, 'Cette page de paiement a expiré.', session.cancel_url, 410);
    }
    response.locals.session = session;
    next();
  });
  router.get('/:id', (request, response) => {
    const session = response.locals.session as Session;
    const typed = prefilled(typedPayer({}, knownEmail(session)), request.query.card);
    sendForm(context, request, response, typed, refusals[String(request.query.refus)]);
  });
  router.post('/:id', (request, response) => pay(context, request, response));
  router.get('/:id/3ds', (request, response) => {
    const session = response.locals.session as Session;
    sendChallenge(response, money(session.amount_total ?? 0), `${request.baseUrl}/${session.id}/3ds`);
  });
  router.post('/:id/3ds', (request, response) => {
    const session = response.locals.session as Session;
    const challenge = context.store.get('carts', session.id)?.challenge;
    if (!challenge) return response.redirect(303, `${request.baseUrl}/${session.id}`);
    if (request.body?.answer !== 'authorize') {
      context.store.transaction(() => forgetChallenge(context, session));
      return response.redirect(303, `${request.baseUrl}/${session.id}?refus=3ds`);
    }
    const card = testCard(challenge.card) ?? testCards[0]!;
    finish(context, response, session, card, challenge.details);
  });
  return router;
}

const refusals: Record<string, string> = {
  '3ds': 'L’authentification a échoué. Réessayez, ou payez avec une autre carte.',
};

function pay(context: SandboxContext, request: Request, response: Response): void {
  const session = response.locals.session as Session;
  const typed = typedPayer(request.body, knownEmail(session));
  const card = checkedCard(typed, asksAddress(session));
  if (typeof card === 'string') return sendForm(context, request, response, typed, card, 400);
  if (session.consent_collection?.terms_of_service === 'required' && request.body?.terms !== 'accepted') {
    return sendForm(context, request, response, typed, 'Acceptez les conditions pour continuer.', 400);
  }
  const outcome: Outcome = context.store.transaction(() => takeOutcome(context)) ?? card.outcome('checkout');
  if (outcome === 'decline') return sendForm(context, request, response, typed, card.failure.french, 402);
  if (outcome === 'action_required') {
    context.store.transaction(() => {
      const cart = context.store.get('carts', session.id)!;
      context.store.put('carts', { ...cart, challenge: { card: card.number, details: typed.details } });
    });
    return response.redirect(303, `${request.baseUrl}/${session.id}/3ds`);
  }
  finish(context, response, session, card, typed.details);
}

function finish(
  context: SandboxContext,
  response: Response,
  session: Session,
  card: TestCard,
  details: TypedPayer['details'],
): void {
  const complete = context.store.transaction(() => completeCheckout(context, session, card, details));
  response.redirect(303, successUrl(complete));
}

function forgetChallenge(context: SandboxContext, session: Session): void {
  const cart = context.store.get('carts', session.id);
  if (cart) context.store.put('carts', { ...cart, challenge: null });
}

/** Inserts the session's id into the URL, for any spelling of the placeholder. */
function successUrl(session: Session): string {
  return (session.success_url ?? '/').replace(
    /\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi,
    session.id,
  );
}

const knownEmail = (session: Session) => session.customer_details?.email ?? null;
const asksAddress = (session: Session) =>
  session.billing_address_collection === 'required' || session.automatic_tax.enabled;

function sendForm(
  context: SandboxContext,
  request: Request,
  response: Response,
  typed: TypedPayer,
  problem?: string,
  status = 200,
): void {
  const session = response.locals.session as Session;
  const lines = context.store.get('carts', session.id)?.lines ?? [];
  const path = `${request.baseUrl}/${session.id}`;
  const content = html`<div class="columns">
    <section aria-labelledby="order">
      <h1 id="order">S’abonner</h1>
      <p class="amount" data-testid="total">${money(session.amount_total ?? 0)}</p>
      <div class="card">
        ${lines.map(
          (line) =>
            html`<p>
              <strong>${line.description}</strong><br /><span class="soft"
                >${line.price ? priceWithRhythm(line.price) : ''}, TTC</span
              >
            </p>`,
        )}
      </div>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}" data-testid="cancel">Retour au site</a></p>` : ''}
      ${testCardList(path)}
    </section>
    <section aria-labelledby="payment">
      <h2 id="payment">Payer par carte</h2>
      ${alertBox(problem)}
      <form class="card" method="post" action="${path}">
        ${payerFields(typed, { fixedEmail: knownEmail(session) !== null, asksAddress: asksAddress(session) })}
        ${
          session.consent_collection?.terms_of_service === 'required'
            ? html`<div class="check">
                <input
                  type="checkbox"
                  id="terms"
                  name="terms"
                  value="accepted"
                  required
                  data-testid="terms"
                /><label for="terms">J’accepte les conditions générales de vente.</label>
              </div>`
            : ''
        }
        <button class="wide" type="submit" data-testid="pay">S’abonner</button>
      </form>
      <p class="soft">
        En confirmant, vous autorisez les prélèvements suivants jusqu’à l’annulation de l’abonnement.
      </p>
    </section>
  </div>`;
  sendPage(response, 'Paiement', content, status);
}

function sendEnd(response: Response, message: string, back: string | null, status: number): void {
  const link = back ? html`<p><a href="${back}">Retour au site</a></p>` : '';
  sendPage(
    response,
    'Paiement',
    html`<h1>${message}</h1>
      ${link}`,
    status,
  );
}
