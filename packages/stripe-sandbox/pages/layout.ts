import type { Response } from 'express';
import { html, type Html } from './html.ts';
import { styleSheet } from './style-sheet.ts';

/** Sends a page with a status. */
export function sendPage(response: Response, title: string, content: Html, status = 200): void {
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
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
        <main>${content}</main>
      </body>
    </html> `;

/** Error message that screen readers announce. */
export const alertBox = (message: string | null | undefined) =>
  message ? html`<p class="alert" role="alert" data-testid="error">${message}</p>` : html``;

export const noticeBox = (message: string | null | undefined) =>
  message ? html`<p class="notice" role="status" data-testid="notice">${message}</p>` : html``;

export interface FieldOptions {
  name: string;
  label: string;
  value?: string;
  type?: string;
  inputMode?: string;
  autocomplete?: string;
  placeholder?: string;
  isReadOnly?: boolean;
}

/** A labelled text field. */
export const field = (options: FieldOptions) =>
  html`<div class="field">
    <label for="${options.name}">${options.label}</label>
    <input
      id="${options.name}"
      name="${options.name}"
      type="${options.type ?? 'text'}"
      value="${options.value ?? ''}"
      inputmode="${options.inputMode ?? 'text'}"
      autocomplete="${options.autocomplete ?? 'off'}"
      placeholder="${options.placeholder ?? ''}"
      data-testid="${options.name}"
      required${options.isReadOnly ? html` readonly` : ''}
    />
  </div>`;
