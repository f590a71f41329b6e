import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { addAnnouncer } from '#app/ui/notices/announcer.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { emptyReport } from './report-button.tsx';
import { ReportForm } from './report-form.tsx';

test('a report without a reason is announced, with the sentence at its field', async () => {
  const server = fakeServer({});
  onTestFinished(addAnnouncer());
  await renderPage(
    <ReportForm
      target={{ laundromatId: 'e1000000-0000-4000-8000-000000000001' }}
      draft={emptyReport}
      onDraft={() => {}}
      onSent={() => {}}
    />,
  );
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  const reasons = page.getByRole('group', { name: 'Motif du signalement' });
  await expect.element(reasons).toHaveAccessibleDescription('Veuillez choisir un motif');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Veuillez choisir un motif');
  expect(server.requests('graphql ReportContent')).toEqual([]);
});
