import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { servicesQuery } from '#app/graphql/site/service-checkboxes.tsx';
import { fakeServer, lostAnswer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useFreshQuery } from './use-fresh-query.ts';

function Services() {
  const [variables, setVariables] = useState({});
  const { data, refresh, ...states } = useFreshQuery({ query: servicesQuery, variables });
  const holding = Object.entries(states).flatMap(([name, holds]) => (holds ? [name] : []));
  return (
    <>
      <button onClick={refresh}>Refresh</button>
      <button onClick={() => setVariables({ page: 2 })}>Next</button>
      <output data-testid="state">
        {[...holding, data ? `${data.services.length} services` : 'nothing'].join(', ')}
      </output>
    </>
  );
}

test('an earlier answer stays when the server is lost, and no longer counts as its answer', async () => {
  let isReachable = false;
  fakeServer({
    'graphql Services': async () => {
      if (!isReachable) lostAnswer();
      return { services: [] };
    },
  });
  await renderPage(<Services />);
  const state = page.getByTestId('state');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect.element(state).toHaveTextContent('failed, nothing');
  isReachable = true;
  await refresh.click();
  await expect.element(state).toHaveTextContent('isSettled, 0 services');
  isReachable = false;
  await refresh.click();
  await expect.element(state).toHaveTextContent(/^0 services$/);
});

test('an answer to other variables stays, and does not hide that the server is lost', async () => {
  fakeServer({ 'graphql Services': ({ page }) => (page ? lostAnswer() : { services: [] }) });
  await renderPage(<Services />);
  const state = page.getByTestId('state');
  await expect.element(state).toHaveTextContent('isSettled, 0 services');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(state).toHaveTextContent(/^failed, 0 services$/);
});
