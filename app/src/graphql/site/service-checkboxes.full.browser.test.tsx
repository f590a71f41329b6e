import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ServiceCheckboxes } from './service-checkboxes.tsx';

function Services() {
  const [chosen, setChosen] = useState(['wifi']);
  return <ServiceCheckboxes chosen={chosen} onChange={setChosen} />;
}

test('services that could not be loaded say so and load on a press, with the choice unchanged', async () => {
  const services = [
    { id: 'wifi', name: 'Wi-Fi', icon: 'wifi' },
    { id: 'sechage', name: 'Séchage', icon: 'wind' },
  ];
  let isReachable = false;
  fakeServer({ 'graphql Services': () => (isReachable ? { services } : lostAnswer()) });
  await renderPage(<Services />);
  const failed = page.getByRole('alert');
  await expect.element(failed).toHaveTextContent("Les services n'ont pas pu être chargés.");
  isReachable = true;
  await failed.getByRole('button', { name: 'Recharger les services' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Wi-Fi' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Séchage' })).not.toBeChecked();
  await expect.element(failed).not.toBeInTheDocument();
});
