import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { actionRefusal, type Answers, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const settings = {
  ...{ __typename: 'site_settings', id: 1, siteTitle: 'Lavoir', domain: 'lavoir.fr', contactEmail: null },
  ...{ contactPhone: '01 99 00 12 34', contactHours: '8h à 19h', publisherName: null, hostName: null },
  ...{ publisherCapital: null, publisherAddress: null, publisherRegistration: null, hostPhone: null },
  ...{ publisherVatNumber: null, publisherDirector: null, hostAddress: null, termsVersion: '2026-11-01' },
  ...{ privacyVersion: '2026-11-01', rankingVersion: '2026-11-01', accessibilityVersion: '2026-11-01' },
};
const statement = {
  ...{ __typename: 'site_statements', id: 'homeCount', text: 'Plus de 2000 laveries', isShown: false },
  ...{ source: null, updatedAt: '2026-11-01T10:00:00+00:00' },
};

async function open(stored: typeof settings, answers: Answers = {}) {
  fakeServer({
    'graphql SiteSettings': () => ({ site_settings_by_pk: stored, site_statements: [] }),
    'graphql SiteStatements': () => ({ site_statements: [statement] }),
    'graphql AdminBilling': () => ({
      ...{ subscriptions: [], subscription_plans: [], subscriptions_aggregate: { aggregate: { count: 0 } } },
      ...{ admin_overview: [], admin_months: [] },
    }),
    'graphql SaveSettings': () => actionRefusal('validation-failed', 'Veuillez vous connecter.'),
    ...answers,
  });
  return renderPage(<SettingsPanel />, { user: { ...owner, role: 'admin' } });
}

test('settings and statements that were typed when the session ended are back after the login', async () => {
  const first = await open(settings);
  await page.getByLabelText('Nom et forme juridique').fill('Exemple, SAS');
  await page.getByLabelText('Source', { exact: true }).fill('Comptage du 1er novembre');
  await page.getByRole('button', { name: 'Enregistrer les paramètres' }).click();
  await expect.poll(() => first.session.state()).toEqual({ status: 'anonymous', isEnded: true });
  await first.unmount();

  await open({ ...settings, siteTitle: 'Le Lavoir' });
  await expect.element(page.getByLabelText('Nom et forme juridique')).toHaveValue('Exemple, SAS');
  await expect.element(page.getByLabelText('Titre du site')).toHaveValue('Le Lavoir');
  await expect
    .element(page.getByLabelText('Source', { exact: true }))
    .toHaveValue('Comptage du 1er novembre');
});

test('settings and statements are back in a page that the browser had closed, until they are saved', async () => {
  const publisher = page.getByLabelText('Nom et forme juridique');
  const source = page.getByLabelText('Source', { exact: true });
  const begun = () => Object.keys(localStorage).filter((key) => key.startsWith('lavoir:text:edit:'));
  const closed = await open(settings);
  await publisher.fill('Exemple, SAS');
  await source.fill('Comptage du 1er novembre');
  await closed.unmount();

  let stored = settings;
  await open(settings, {
    'graphql SiteSettings': () => ({ site_settings_by_pk: stored, site_statements: [] }),
    'graphql SaveSettings': (sent) => {
      stored = { ...stored, ...(sent.settings as object) };
      return { saveSettings: { id: 1, settings: stored } };
    },
    'graphql SaveStatement': ({ statement: typed }) => ({
      update_site_statements: { returning: [{ ...statement, ...(typed as object) }] },
    }),
  });
  await expect.element(publisher).toHaveValue('Exemple, SAS');
  await expect.element(source).toHaveValue('Comptage du 1er novembre');
  const notices = page.getByText("Votre saisie est là où vous l'avez laissée.");
  expect(notices.elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Enregistrer les paramètres' }).click();
  await expect.poll(() => notices.elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.poll(() => notices.elements()).toHaveLength(0);
  await expect.element(publisher).toHaveValue('Exemple, SAS');
  await expect.poll(begun).toEqual([]);
});
