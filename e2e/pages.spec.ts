import { expect, test } from './fixtures.ts';

const pages = [
  ['/services/website', 'Création site internet pour laverie', 'Un site internet pour votre laverie'],
  ['/services/seo', 'Référencement local pour laveries', 'Référencement local pour laveries'],
  ['/services/facebook', 'Création de page Facebook pour laverie', 'Votre page Facebook, prête à accueillir'],
  [
    '/services/instagram',
    'Création de page Instagram pour laverie',
    'Instagram, avec 20 publications pour commencer',
  ],
  [
    '/services/social-media',
    'Animation réseaux sociaux pour laverie',
    'Vos réseaux sociaux animés toute la semaine',
  ],
  ['/services/hotline', 'Hot line laverie', 'Hot line laverie, 7 jours sur 7'],
  [
    '/services/google-ads',
    'Référencement Google Ads pour laverie',
    'Google Ads, à quelques rues de chez vous',
  ],
  ['/services/sms-campaigns', 'Campagne SMS pour laverie', 'Un SMS, et vos habitués reviennent'],
  ['/services/creation-site-web', 'Création de site web', 'Création de site web'],
  ['/services/referencement-google-ads', 'Référencement Google Ads', 'Référencement Google Ads'],
  ['/services/reseaux-sociaux', 'Facebook et Instagram', 'Facebook et Instagram'],
  ['/services/campagne-sms', 'Campagne SMS', 'Campagne SMS'],
  ['/services/referencement-local', 'Référencement et publicité locale', 'Référencement et publicité locale'],
  ['/about', 'À propos', "Laver son linge ne devrait pas demander d'enquête"],
  ['/how-it-works', 'Comment ça marche', 'Comment ça marche'],
  ['/faq', 'Questions fréquentes', 'Questions fréquentes'],
  ['/classement', 'Comment nous classons les laveries', 'Comment nous classons les laveries'],
  ['/legal', 'Mentions légales', 'Mentions légales'],
  ['/terms', "Conditions d'utilisation", "Conditions d'utilisation"],
  ['/privacy', 'Confidentialité', 'Confidentialité'],
  ['/contact', 'Contact', 'Contact'],
] as const;

for (const [path, title, heading] of pages) {
  test(`${path} has its title, its description and one heading of the first level`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${title} · Lavoir`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow, 'the page is wider than the screen').toBeLessThanOrEqual(0);
  });
}

test('/services/social leads to the animation of social networks', async ({ page }) => {
  await page.goto('/services/social');
  await expect(page).toHaveURL(/\/services\/social-media$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('réseaux sociaux');
});

test('the planning of social networks runs from Monday to Sunday', async ({ page }) => {
  await page.goto('/services/social-media');
  const days = page.getByRole('heading', { level: 3, name: /di$|^Dimanche$/ });
  await expect(days).toHaveText(['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']);
});

test('a frequent question unfolds its answer by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByRole('button', { name: 'Les avis sont-ils vérifiés' });
  const answer = page.getByText('nous ne contrôlons pas que leurs auteurs');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('the terms have 10 sections and the privacy page 13, each with the day it last changed', async ({
  page,
}) => {
  for (const [path, count] of [
    ['/terms', 10],
    ['/privacy', 13],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(count);
    await expect(page.getByText('Dernière mise à jour').locator('time')).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\d$/,
    );
  }
});

test('the legal page credits its sources and says what the publisher has not given yet', async ({ page }) => {
  await page.goto('/legal');
  await expect(page.getByText('CC BY 4.0')).toBeVisible();
  await expect(page.getByText('Licence Ouverte 2.0')).toBeVisible();
  await expect(page.getByText("à compléter par l'éditeur").first()).toBeVisible();
});
