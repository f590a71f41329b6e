import { expect, test } from 'vitest';
import { privacyArticles } from './privacy-articles.ts';
import { termsArticles } from './terms-articles.ts';

test('the terms lead to the privacy page', () => {
  const links = termsArticles().flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'to' in block ? [block.to] : [])),
  );
  expect(links).toContain('/privacy');
});

test('the privacy page informs about everything that article 13 of the GDPR requires', () => {
  const titles = privacyArticles().map(({ title }) => title);
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
