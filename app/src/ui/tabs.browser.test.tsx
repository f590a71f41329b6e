import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PrivateHead } from './page-head.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { name: 'profil', title: 'Mon profil', content: 'Camille' },
  { name: 'avis', title: 'Mes avis', count: 3, what: 'à traiter', content: 'Propre' },
];

test('the title of the page names its tab, and is as before without tabs', async () => {
  const { rerender } = await render(
    <>
      <PrivateHead title="Mon compte · Lavoir" />
      <Tabs label="Mon compte" tabs={tabs} />
    </>,
  );
  expect(document.title).toBe('Mon profil · Mon compte · Lavoir');
  await page.getByRole('tab', { name: 'Mes avis 3 à traiter' }).click();
  await expect.poll(() => document.title).toBe('Mes avis · Mon compte · Lavoir');
  await rerender(<PrivateHead title="Mon compte · Lavoir" />);
  await expect.poll(() => document.title).toBe('Mon compte · Lavoir');
});
