import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { submitClaimMutation, useClaimAction } from './claim-actions.ts';

function Sending() {
  const { run } = useClaimAction(submitClaimMutation, "La demande n'a pas été envoyée");
  return <button onClick={() => void run({ id: 'c', message: null })}>Envoyer</button>;
}

test('the refusal of an attempt disappears with the next one', async () => {
  let answer: () => object = () => actionRefusal('tooManyRequests', 'Réessayez plus tard.');
  const server = fakeServer({ 'graphql SubmitClaim': () => answer() });
  await renderPage(<Sending />, { user: owner });
  await page.getByRole('button').click();
  await expect.poll(() => toasts.shown()?.title).toBe("La demande n'a pas été envoyée");
  answer = () => ({ submitClaim: { __typename: 'SavedClaim', id: 'c', claim: null } });
  await page.getByRole('button').click();
  await expect.poll(() => server.requests('graphql SubmitClaim')).toHaveLength(2);
  expect(toasts.shown()).toBeNull();
});
