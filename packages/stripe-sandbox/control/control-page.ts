import { Router } from 'express';
import { testCards } from '../billing/test-cards.ts';
import { periodEnd } from '../objects/subscription.ts';
import { date, statusName } from '../pages/french.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import type { SandboxContext } from '../context.ts';

/** Page with the controls. */
export function controlPage(context: SandboxContext): Router {
  const router = Router();
  router.get('/', (request, response) => {
    const base = request.baseUrl;
    const subscriptions = context.store.find('subscriptions', ({ status }) => status !== 'canceled');
    const content = html`<h1>Bac à sable Stripe</h1>
      <section class="card" aria-labelledby="clock">
        <h2 id="clock">Horloge et paiements</h2>
        <p>Nous sommes le <strong>${date(context.clock.now())}</strong>.</p>
        <div class="row">
          ${button(`${base}/clock/advance`, 'Avancer d’un jour', { days: '1' })}
          ${button(`${base}/clock/advance`, 'Avancer de 31 jours', { days: '31' })}
          ${button(`${base}/clock/advance`, 'Avancer d’un an', { days: '366' })}
          ${button(`${base}/payments/next`, 'Refuser le prochain paiement', { outcome: 'decline' })}
          ${button(`${base}/payments/next`, 'Demander 3-D Secure au prochain', { outcome: 'action_required' })}
        </div>
      </section>
      <section class="card" aria-labelledby="subscriptions">
        <h2 id="subscriptions">Abonnements</h2>
        ${subscriptions.length === 0 ? html`<p class="soft">Rien pour le moment.</p>` : ''}
        ${subscriptions.map(
          (subscription) =>
            html`<p>
                <code>${subscription.id}</code> – ${statusName(subscription.status)}, jusqu’au
                ${date(periodEnd(subscription))}
              </p>
              <div class="row">
                ${button(`${base}/subscriptions/${subscription.id}/renew`, 'Renouveler', { outcome: 'ok' })}
                ${button(`${base}/subscriptions/${subscription.id}/renew`, 'Renouveler, refusé', { outcome: 'decline' })}
              </div>`,
        )}
      </section>
      <section class="card" aria-labelledby="cards">
        <h2 id="cards">Cartes de test</h2>
        <ul class="cards">
          ${testCards.map((card) => html`<li><code>${card.number}</code> – ${card.label}</li>`)}
        </ul>
      </section>`;
    sendPage(response, 'Commandes', content);
  });
  return router;
}

const button = (action: string, label: string, fields: Record<string, string>) =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="quiet" type="submit">${label}</button>
  </form>`;
