import type { Response } from 'express';
import { isOver, itemOf } from '../billing/subscription.ts';
import { testCards } from '../billing/test-cards.ts';
import type { SandboxContext } from '../context.ts';
import { html } from './html.ts';
import { buttonForm, date, sendPage, statusName } from './layout.ts';

export function showControls(context: SandboxContext, response: Response, base: string): void {
  const subscriptions = context.store.find('subscriptions', (each) => !isOver(each));
  const content = html`<p>Nous sommes le <strong>${date(context.clock.now())}</strong>.</p>
    <div class="row">
      ${buttonForm(`${base}/clock/advance`, 'Avancer d’un jour', { days: '1' })}
      ${buttonForm(`${base}/clock/advance`, 'Avancer de 31 jours', { days: '31' })}
      ${buttonForm(`${base}/clock/advance`, 'Avancer d’un an', { days: '366' })}
    </div>
    <h2>Abonnements</h2>
    ${subscriptions.map((subscription) => {
      const renew = `${base}/subscriptions/${subscription.id}/renew`;
      return html`<section class="card">
        <p>
          <code>${subscription.id}</code> – ${statusName(subscription)}, jusqu’au
          ${date(itemOf(subscription).current_period_end)}
        </p>
        <div class="row">
          ${buttonForm(renew, 'Renouveler', { outcome: 'ok' })}
          ${buttonForm(renew, 'Renouveler, refusé', { outcome: 'decline' })}
          ${buttonForm(renew, 'Renouveler, à confirmer', { outcome: 'action_required' })}
        </div>
      </section>`;
    })}
    <h2>Cartes de test</h2>
    <ul>
      ${testCards.map((card) => html`<li><code>${card.number}</code> – ${card.label}</li>`)}
    </ul>`;
  sendPage(response, 'Commandes', content);
}
