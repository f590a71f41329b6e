import type { Response } from 'express';
import { testCards } from '../billing/test-cards.ts';
import { html, type Html } from './html.ts';
import { styleSheet } from './style-sheet.ts';

/** Sends a page with a status. */
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

/** Error message that screen readers announce. */
export const alertBox = (message: string | undefined) =>
  message ? html`<p class="alert" role="alert">${message}</p>` : '';

export const backLink = (url: string | null) => (url ? html`<p><a href="${url}">Retour au site</a></p>` : '');

/** A form with one button, and hidden fields. */
export const buttonForm = (action: string, label: string, fields: Record<string, string>) =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit">${label}</button>
  </form>`;

/** A form that chooses a test card. */
export const cardForm = (action: string, label: string, intent: string) =>
  html`<form class="card" method="post" action="${action}">
    <label for="card">Carte de test</label>
    <select id="card" name="cardNumber">
      ${testCards.map(({ number, label }) => html`<option value="${number}">${number} – ${label}</option>`)}
    </select>
    <button type="submit" name="action" value="${intent}" data-testid="pay">${label}</button>
  </form>`;

export const cardRefused = 'Votre carte a été refusée. Essayez avec une autre carte.';
