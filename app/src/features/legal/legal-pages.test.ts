import { expect, test } from 'vitest';
import { privacyArticles } from './privacy-articles.ts';
import { termsArticles } from './terms-articles.ts';

test('the terms have 10 sections and lead to the privacy page', () => {
  expect(termsArticles()).toHaveLength(10);
  const links = termsArticles().flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'to' in block ? [block.to] : [])),
  );
  expect(links).toContain('/privacy');
});

test('the privacy page has 13 sections and names every type of data', () => {
  expect(privacyArticles()).toHaveLength(13);
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
