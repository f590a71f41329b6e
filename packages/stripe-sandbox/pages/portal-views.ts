import type { Request, Response } from 'express';
import { endsWithPeriod } from '../billing/lifecycle.ts';
import { productName } from '../billing/invoicing.ts';
import { periodEnd } from '../objects/subscription.ts';
import { idOf, type Subscription } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { date, invoiceStatusName, money, priceWithRhythm, statusName } from './french.ts';
import { html, type Html } from './html.ts';
import { alertBox, noticeBox, sendPage } from './layout.ts';
import { payerFields, prefilled, testCardList, typedPayer } from './payer-form.ts';
import { offeredPrices, type Portal } from './portal.ts';

export type PortalView = 'home' | 'cancel' | 'plan' | 'card';

const notices: Record<string, string> = {
  cancel: 'Votre abonnement prendra fin à l’échéance.',
  keep: 'Votre abonnement continue.',
  plan: 'Votre changement de formule est enregistré.',
  card: 'Votre carte est enregistrée.',
};

/** One view of the portal. */
export function sendPortalView(
  context: SandboxContext,
  request: Request,
  response: Response,
  portal: Portal,
  view: PortalView,
  problem?: string,
): void {
  const path = `${request.baseUrl}/${portal.session.id}`;
  const named = request.query.subscription ?? flowSubscription(portal);
  const subscription = portal.subscriptions.find(({ id }) => id === named) ?? portal.subscriptions[0];
  const back = portal.session.return_url
    ? html`<p><a href="${portal.session.return_url}" data-testid="return">Retour au site</a></p>`
    : '';
  const content = (): Html => {
    if (view === 'card') return cardView(context, request, portal, path);
    if (subscription && view === 'cancel') return cancelView(context, subscription, path);
    if (subscription && view === 'plan') return planView(context, portal, subscription, path);
    return homeView(context, request, portal, path);
  };
  const notice = notices[String(request.query.done)];
  const page = html`${back}
    <h1>Votre espace client</h1>
    ${alertBox(problem)}${noticeBox(notice)}${content()}`;
  sendPage(response, 'Espace client', page, problem ? 400 : 200);
}

function homeView(context: SandboxContext, request: Request, portal: Portal, path: string): Html {
  const { features } = portal.configuration;
  const invoices = context.store
    .find(
      'invoices',
      ({ customer, status }) => idOf(customer) === portal.session.customer && status !== 'draft',
    )
    .reverse();
  const root = request.baseUrl.replace(/\/p\/session$/, '');
  return html`${portal.subscriptions.length === 0 ? html`<p class="card">Vous n’avez pas d’abonnement en cours.</p>` : ''}
  ${portal.subscriptions.map((subscription) => subscriptionCard(context, portal, subscription, path))}
  ${
    features.payment_method_update.enabled
      ? html`<section class="card" aria-labelledby="card">
          <h2 id="card">Moyen de paiement</h2>
          ${savedCard(context, portal)}
          <p>
            <a class="button quiet" href="${path}?view=card" data-testid="change-card">Changer de carte</a>
          </p>
        </section>`
      : ''
  }
  ${
    features.invoice_history.enabled
      ? html`<section class="card" aria-labelledby="invoices">
          <h2 id="invoices">Factures</h2>
          ${
            invoices.length === 0
              ? html`<p class="soft">Aucune facture.</p>`
              : html`<table>
                  <thead>
                    <tr>
                      <th scope="col">Date</th>
                      <th scope="col">Facture</th>
                      <th scope="col">État</th>
                      <th scope="col" class="number">Montant</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${invoices.map(
                      (invoice) =>
                        html`<tr>
                          <td>${date(invoice.created)}</td>
                          <td><a href="${root}/i/${invoice.id}">${invoice.number}</a></td>
                          <td>${invoiceStatusName(invoice.status)}</td>
                          <td class="number">${money(invoice.total)}</td>
                        </tr>`,
                    )}
                  </tbody>
                </table>`
          }
        </section>`
      : ''
  }`;
}

function subscriptionCard(
  context: SandboxContext,
  portal: Portal,
  subscription: Subscription,
  path: string,
): Html {
  const { features } = portal.configuration;
  const query = `subscription=${subscription.id}`;
  const isEnding = endsWithPeriod(subscription) || subscription.cancel_at !== null;
  const end = date(subscription.cancel_at ?? periodEnd(subscription));
  return html`<section class="card" aria-label="Abonnement">
    <h2>
      ${subscription.items.data.map((item) => productName(context, idOf(item.price.product))).join(', ')}
    </h2>
    <p>
      ${subscription.items.data.map((item) => priceWithRhythm(item.price)).join(' et ')} –
      ${statusName(subscription.status)}
    </p>
    <p class="soft">
      ${isEnding ? `Votre abonnement prend fin le ${end}.` : `Prochaine échéance le ${end}.`}
    </p>
    <div class="row">
      ${features.subscription_update.enabled && !isEnding ? html`<a class="button" href="${path}?view=plan&${query}" data-testid="change-plan">Changer de formule</a>` : ''}
      ${
        isEnding
          ? html`<form method="post" action="${path}">
              <input type="hidden" name="subscription" value="${subscription.id}" /><button
                type="submit"
                name="action"
                value="keep"
                data-testid="keep"
              >
                Conserver l’abonnement
              </button>
            </form>`
          : features.subscription_cancel.enabled
            ? html`<a class="button quiet" href="${path}?view=cancel&${query}" data-testid="cancel"
                >Annuler l’abonnement</a
              >`
            : ''
      }
    </div>
  </section>`;
}

function cancelView(context: SandboxContext, subscription: Subscription, path: string): Html {
  const name = subscription.items.data
    .map((item) => productName(context, idOf(item.price.product)))
    .join(', ');
  return html`<section class="card">
    <h2>Annuler ${name}&nbsp;?</h2>
    <p>Vous en profitez jusqu’au ${date(periodEnd(subscription))}. Aucun autre prélèvement n’aura lieu.</p>
    <form class="row" method="post" action="${path}">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <button class="danger" type="submit" name="action" value="cancel" data-testid="confirm-cancel">
        Annuler l’abonnement
      </button>
      <a class="button quiet" href="${path}?view=home">Ne pas annuler</a>
    </form>
  </section>`;
}

function planView(context: SandboxContext, portal: Portal, subscription: Subscription, path: string): Html {
  const current = subscription.items.data[0]?.price.id;
  const others = offeredPrices(context, portal.configuration).filter(({ id }) => id !== current);
  return html`<section class="card">
    <h2>Changer de formule</h2>
    ${others.length === 0 ? html`<p class="soft">Il n’y a pas d’autre formule.</p>` : ''}
    ${others.map(
      (price) =>
        html`<form class="row" method="post" action="${path}">
          <input type="hidden" name="subscription" value="${subscription.id}" /><input
            type="hidden"
            name="price"
            value="${price.id}"
          />
          <p><strong>${productName(context, idOf(price.product))}</strong>, ${priceWithRhythm(price)}</p>
          <button type="submit" name="action" value="plan" data-testid="plan-${price.lookup_key ?? price.id}">
            Choisir
          </button>
        </form>`,
    )}
    <p class="soft">Le temps non utilisé de votre formule actuelle est déduit de la facture du jour.</p>
    <p><a href="${path}?view=home">Ne rien changer</a></p>
  </section>`;
}

function cardView(context: SandboxContext, request: Request, portal: Portal, path: string): Html {
  const email = context.store.get('customers', portal.session.customer)?.email ?? null;
  const typed = prefilled(typedPayer(request.body, email), request.query.card);
  return html`<form class="card" method="post" action="${path}">
      <h2>Changer de carte</h2>
      ${payerFields(typed, { fixedEmail: email !== null, asksAddress: false })}
      <button type="submit" name="action" value="card" data-testid="save-card">Enregistrer la carte</button>
    </form>
    ${testCardList(path, 'view=card&')}`;
}

function savedCard(context: SandboxContext, { session, subscriptions }: Portal): Html {
  const customer = context.store.get('customers', session.customer);
  const id =
    idOf(subscriptions[0]?.default_payment_method) ?? idOf(customer?.invoice_settings.default_payment_method);
  const card = id ? context.store.get('paymentMethods', id)?.card : undefined;
  return card
    ? html`<p>Carte se terminant par ${card.last4}</p>`
    : html`<p class="soft">Aucune carte enregistrée.</p>`;
}

const flowSubscription = ({ session: { flow } }: Portal) =>
  flow?.subscription_cancel?.subscription ?? flow?.subscription_update?.subscription;
