import type { Response } from 'express';
import { html } from './html.ts';
import { sendPage } from './layout.ts';

/** The bank's page, where the card's holder approves a payment. */
export function sendChallenge(response: Response, amount: string, action: string): void {
  const content = html`<div class="card" style="max-width: 30rem; margin: 0 auto">
    <h1>Authentification 3-D Secure</h1>
    <p>Votre banque (imaginaire) vous demande de confirmer le paiement de <strong>${amount}</strong>.</p>
    <form class="row" method="post" action="${action}">
      <button type="submit" name="answer" value="authorize" data-testid="authorize">
        Autoriser le paiement
      </button>
      <button class="quiet" type="submit" name="answer" value="refuse" data-testid="refuse">Refuser</button>
    </form>
  </div>`;
  sendPage(response, 'Authentification', content);
}
