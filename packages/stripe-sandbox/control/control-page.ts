import { Router } from 'express';
import { testCards } from '../billing/test-cards.ts';
import { date, money, statusName } from '../pages/french.ts';
import { html, type Html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import type { SandboxContext } from '../context.ts';
import { sandboxSummary } from './sandbox-summary.ts';

/** Page with the controls. */
export function controlPage(context: SandboxContext): Router {
  const router = Router();
  router.get('/', (request, response) => {
    const summary = sandboxSummary(context);
    const { deliveries, faults } = summary;
    const base = request.baseUrl;
    const content = html`<h1>Bac à sable Stripe</h1>
      <section class="card" aria-labelledby="clock">
        <h2 id="clock">Horloge et paiements</h2>
        <p>
          Nous sommes le <strong>${date(summary.now)}</strong>.
          ${summary.nextOutcomes.length > 0 ? html`Prochains paiements imposés&nbsp;: ${summary.nextOutcomes.join(', ')}.` : ''}
        </p>
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
        ${table(
          ['Abonnement', 'Formule', 'État', 'Fin de période', 'Actions'],
          summary.subscriptions.map((subscription) => [
            html`<code>${subscription.id}</code>`,
            subscription.product,
            html`${statusName(subscription.status)}${
              subscription.status !== 'canceled' && (subscription.cancelAt || subscription.cancelAtPeriodEnd)
                ? ', résiliation prévue'
                : ''
            }`,
            date(subscription.periodEnd),
            subscription.status === 'canceled'
              ? ''
              : html`<div class="row">
                  ${button(`${base}/subscriptions/${subscription.id}/renew`, 'Renouveler', { outcome: 'ok' })}
                  ${button(`${base}/subscriptions/${subscription.id}/renew`, 'Renouveler, refusé', { outcome: 'decline' })}
                  ${button(`${base}/subscriptions/${subscription.id}/cancel`, 'Résilier', {})}
                </div>`,
          ]),
        )}
      </section>
      <section class="card" aria-labelledby="charges">
        <h2 id="charges">Paiements</h2>
        ${table(
          ['Paiement', 'Montant', 'État', 'Actions'],
          summary.charges.map((charge) => [
            html`<code>${charge.id}</code>`,
            money(charge.amount),
            html`${charge.status === 'succeeded' ? 'Réussi' : 'Échoué'}${charge.refunded ? html`, ${money(charge.refunded)} remboursés` : ''}${charge.disputed ? ', contesté' : ''}`,
            charge.status === 'succeeded' && charge.refunded < charge.amount && !charge.disputed
              ? html`<div class="row">
                  ${button(`${base}/refunds`, 'Rembourser', { charge: charge.id })}${button(`${base}/disputes`, 'Contester', { charge: charge.id })}
                </div>`
              : '',
          ]),
        )}
      </section>
      <section class="card" aria-labelledby="events">
        <h2 id="events">Événements</h2>
        <p>
          ${deliveries.pending} en attente, ${deliveries.delivered} livrés, ${deliveries.failed} en échec,
          ${deliveries.dropped} perdus. Livraisons ${faults.isPaused ? 'suspendues' : 'actives'}, graine
          ${summary.seed}.
        </p>
        <div class="row">
          ${faults.isPaused ? button(`${base}/deliveries/resume`, 'Reprendre les livraisons', {}) : button(`${base}/deliveries/pause`, 'Suspendre les livraisons', {})}
          ${button(`${base}/deliveries/deliver`, 'Livrer dans le désordre', { order: 'random' })}
          ${button(`${base}/faults`, 'Perdre le prochain', { drop: '1' })}
          ${button(`${base}/faults`, 'Doubler le prochain', { duplicate: '1' })}
        </div>
        ${table(
          ['Événement', 'Type', 'Actions'],
          context.store
            .find('events')
            .slice(-30)
            .reverse()
            .map(({ id, type }) => [
              html`<code>${id}</code>`,
              type,
              button(`${base}/events/${id}/resend`, 'Renvoyer', {}),
            ]),
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
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}<button
      class="quiet"
      type="submit"
    >
      ${label}
    </button>
  </form>`;

const table = (heads: string[], rows: (string | Html)[][]) =>
  rows.length === 0
    ? html`<p class="soft">Rien pour le moment.</p>`
    : html`<div class="wide-table">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
