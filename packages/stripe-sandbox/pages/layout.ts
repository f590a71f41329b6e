import type { Response } from 'express';
import { testCards } from '../billing/test-cards.ts';
import type { Invoice, Price, Subscription } from '../wire.ts';
import { html, Html } from './html.ts';

export function sendPage(response: Response, title: string, content: Html, status = 200): void {
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    // No form-action: a payment ends with a redirect to the site, which may be on another origin.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  });
  response.send(document(title, content).text);
}

const document = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Bac à sable</title>
        <style>
          ${styleSheet}
        </style>
      </head>
      <body>
        <p class="banner" role="note"><strong>Bac à sable</strong> – aucun paiement réel</p>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;

export const alertBox = (message: string | undefined) =>
  message ? html`<p class="alert" role="alert">${message}</p>` : '';

export const backLink = (url: string | null) => (url ? html`<p><a href="${url}">Retour au site</a></p>` : '');

export const buttonForm = (action: string, label: string, fields: Record<string, string>) =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit">${label}</button>
  </form>`;

export const cardForm = (action: string, label: string, intent: string) =>
  html`<form class="card" method="post" action="${action}">
    <label for="card">Carte de test</label>
    <select id="card" name="cardNumber">
      ${testCards.map(({ number, label }) => html`<option value="${number}">${number} – ${label}</option>`)}
    </select>
    <button type="submit" name="action" value="${intent}" data-testid="pay">${label}</button>
  </form>`;

export const cardRefused = 'Votre carte a été refusée. Essayez avec une autre carte.';

const styleSheet = new Html(`
:root { --ink: #1d2a36; --line: #d9dfe4; --act: #1f4f8b; --bad: #9c2f1d; }
body { margin: 0; background: #f5f6f4; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .6rem 1rem; background: #ffe08a; color: #4a3800; text-align: center; }
main { max-width: 40rem; margin: 2rem auto; padding: 0 1rem 3rem; }
h1, h2 { line-height: 1.25; }
a { color: var(--act); }
.card { background: #fff; border: 1px solid var(--line); border-radius: .75rem; padding: 0 1.25rem 1.25rem; margin: 1rem 0; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.alert { color: var(--bad); font-weight: 600; }
label { display: block; font-weight: 600; margin: 1rem 0 .25rem; }
select { box-sizing: border-box; width: 100%; font: inherit; padding: .6rem; margin-bottom: 1rem; }
button { font: inherit; font-weight: 600; padding: .65rem 1.1rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: #fff; cursor: pointer; }
:focus-visible { outline: 3px solid #7fb0ea; outline-offset: 2px; }
code { overflow-wrap: anywhere; }
`);

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

export const money = (cents: number) => euros.format(cents / 100);
export const date = (seconds: number) => dates.format(new Date(seconds * 1000));

export const priceName = ({ unit_amount: amount, recurring }: Price) =>
  `${money(amount!)} TTC par ${recurring.interval === 'year' ? 'an' : 'mois'}`;

export const statusName = ({ status }: Subscription) =>
  ({ active: 'actif', past_due: 'paiement en retard', incomplete: 'paiement en cours', canceled: 'résilié' })[
    status as string
  ] ?? status;

export const invoiceStatusName = ({ status }: Invoice) => (status === 'paid' ? 'payée' : 'à payer');
