import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { discardTexts } from '#app/lib/device/device-draft.ts';
import { addAnnouncer } from '#app/ui/notices/announcer.ts';
import { closeToast, toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReportButton } from './report-button.tsx';
import { ReportForm } from './report-form.tsx';

const target = { laundromatId: 'e1000000-0000-4000-8000-000000000001' };
const button = (name: string) => page.getByRole('button', { name });

test('a report without a reason is announced, with the sentence at its field', async () => {
  const server = fakeServer({});
  onTestFinished(addAnnouncer());
  await renderPage(<ReportForm target={target} onSent={() => {}} />);
  await button('Envoyer le signalement').click();
  const reasons = page.getByRole('group', { name: 'Motif du signalement' });
  await expect.element(reasons).toHaveAccessibleDescription('Veuillez choisir un motif');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Veuillez choisir un motif');
  expect(server.requests('graphql ReportContent')).toEqual([]);
});

test('a refused report shows the sentence of the server, at its field where it names one, and leaves what was typed', async () => {
  const wrong = { 'report.email': 'Cette adresse ne reçoit pas de messages' };
  const extensions = { code: 'invalidInput', errors: wrong };
  fakeServer({
    'graphql ReportContent': () =>
      Response.json({ errors: [{ message: 'Vérifiez le formulaire.', extensions }] }),
  });
  await renderPage(<ReportButton target={target} label="Signaler cette fiche" />);
  await button('Signaler cette fiche').click();
  await page.getByRole('radio', { name: 'Autre motif' }).click();
  await page.getByLabelText('Précisions').fill('La porte est murée.');
  const email = page.getByLabelText('Votre email (facultatif)');
  await email.fill('a@b.fr');
  await button('Envoyer le signalement').click();
  await expect.element(email).toHaveAccessibleDescription(/ne reçoit pas de messages/);
  await expect.element(email).toHaveFocus();
  expect(toasts.shown()).toMatchObject({
    title: "Le signalement n'a pas pu être envoyé",
    description: 'Vérifiez le formulaire.',
  });
  await expect.element(page.getByLabelText('Précisions')).toHaveValue('La porte est murée.');
});

test('a report whose window was closed while it was sent is not offered again', async () => {
  closeToast();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  fakeServer({ 'graphql ReportContent': () => arrived.then(() => ({ reportContent: { id: 'r' } })) });
  await renderPage(<ReportButton target={target} label="Signaler cette fiche" />);
  await button('Signaler cette fiche').click();
  await page.getByRole('radio', { name: 'Autre motif' }).click();
  await page.getByLabelText('Précisions').fill('La porte est murée.');
  await button('Envoyer le signalement').click();
  await expect.element(button('Envoi...')).toBeVisible();
  await button('Fermer').first().click();
  arrive();
  await expect.poll(() => toasts.shown()?.title).toBe('Signalement envoyé');
  await button('Signaler cette fiche').click();
  await expect.element(page.getByLabelText('Précisions')).toHaveValue('');
});

test('a begun report survives a reload, until it is sent', async () => {
  fakeServer({ 'graphql ReportContent': () => ({ reportContent: { id: 'r' } }) });
  const report = <ReportButton target={target} label="Signaler cette fiche" />;
  const left = await renderPage(report);
  const words = page.getByLabelText('Précisions');
  await button('Signaler cette fiche').click();
  await words.fill('La porte est murée.');
  await left.unmount();

  await renderPage(report);
  await button('Signaler cette fiche').click();
  await expect.element(words).toHaveValue('La porte est murée.');
  await page.getByRole('radio', { name: 'Autre motif' }).click();
  await button('Envoyer le signalement').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button('Signaler cette fiche').click();
  await expect.element(words).toHaveValue('');
});

test('without room on the device a begun report lasts as long as the page, or until the sign-out', async () => {
  fakeServer({});
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  await renderPage(<ReportButton target={target} label="Signaler cette fiche" />);
  const words = page.getByLabelText('Précisions');
  await button('Signaler cette fiche').click();
  await words.fill('La porte est murée.');
  await button('Fermer').first().click();
  await button('Signaler cette fiche').click();
  await expect.element(words).toHaveValue('La porte est murée.');
  await button('Fermer').first().click();
  discardTexts();
  await button('Signaler cette fiche').click();
  await expect.element(words).toHaveValue('');
});

test('a report survives closing, and has the same id when it is sent again unchanged', async () => {
  const refusals = [lostAnswer, () => actionRefusal('tooManyRequests', 'Plus tard.')];
  const server = fakeServer({
    'graphql ReportContent': () => refusals.shift()?.() ?? { reportContent: { id: 'r' } },
  });
  const sent = () =>
    server.requests('graphql ReportContent') as { report: { id: string; message: string } }[];
  const write = async () => {
    await button('Signaler cette fiche').click();
    await page.getByRole('radio', { name: 'Autre motif' }).click();
    await page.getByLabelText('Précisions').fill('La porte est murée.');
    await button('Envoyer le signalement').click();
  };
  await renderPage(<ReportButton target={target} label="Signaler cette fiche" />);
  await write();
  await expect.poll(sent).toHaveLength(1);
  await button('Fermer').first().click();
  await button('Signaler cette fiche').click();
  await expect.element(page.getByRole('radio', { name: 'Autre motif' })).toBeChecked();
  await button('Envoyer le signalement').click();
  await expect.poll(sent).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
  await page.getByLabelText('Précisions').fill('Murée depuis mars.');
  await button('Envoyer le signalement').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await write();
  await expect.poll(sent).toHaveLength(4);
  expect(new Set(sent().map(({ report }) => report.id)).size).toBe(3);
});
