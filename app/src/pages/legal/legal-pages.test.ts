import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { legalArticles } from './legal-articles.ts';
import { LegalDocument } from './legal-document.tsx';
import { LegalDetail } from './legal-page.tsx';
import { privacyArticles } from './privacy-articles.ts';
import { termsArticles } from './terms-articles.ts';

test('the terms lead to the privacy page', () => {
  const links = Object.values(termsArticles())
    .flat()
    .map((block) => typeof block === 'object' && 'to' in block && block.to);
  expect(links).toContain('/privacy');
});

test('the privacy page informs about everything that article 13 of the GDPR requires', () => {
  const titles = Object.keys(privacyArticles());
  // The specification requires 13.
  expect(titles).toHaveLength(13);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Responsable du traitement',
      'À quoi elles servent',
      'Bases légales',
      'Destinataires',
      "Transferts hors de l'Union européenne",
      'Durées de conservation',
      'Vos droits',
    ]),
  );
});

test('the privacy page names the controller and every type of data', () => {
  const text = JSON.stringify(privacyArticles('Exemple, SAS'));
  expect(text).toContain('Exemple, SAS');
  for (const data of [
    'prénom et nom',
    'adresse email',
    'numéro de téléphone (facultatif)',
    'informations sur votre laverie',
    'avis et commentaires',
    'adresse IP',
    'géolocalisation (avec votre accord)',
    "informations sur le navigateur et l'appareil",
    'pages visitées',
    'cookies',
  ]) {
    expect(text).toContain(data);
  }
});

test('the legal page credits its sources', () => {
  const text = JSON.stringify(legalArticles);
  expect(text).toContain('CC BY 4.0');
  expect(text).toContain('Licence Ouverte 2.0');
});

test('a missing fact about the publisher is marked', () => {
  const markup = (value: string | null) =>
    renderToStaticMarkup(createElement(LegalDetail, { name: 'Capital', value }));
  expect(markup(null)).toContain('à compléter par l&#x27;éditeur');
  expect(markup('1 000 €')).not.toContain('à compléter');
});

test('the terms and the privacy page state the day they last changed', () => {
  for (const version of ['2026-11-20', null]) {
    const markup = renderOnServer(
      createElement(LegalDocument, {
        path: '/terms',
        title: 'Conditions',
        description: '',
        lead: '',
        version,
        articles: {},
      }),
    );
    expect(markup).toContain('Dernière mise à jour');
    expect(markup.includes('<time dateTime="2026-11-20">20\u00a0novembre 2026</time>')).toBe(
      version !== null,
    );
  }
});
