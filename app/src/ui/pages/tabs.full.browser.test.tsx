import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Tabs } from './tabs.tsx';

function OpenTabs(props: Pick<ComponentProps<typeof Tabs>, 'label' | 'tabs'>) {
  const [selected, select] = useState(props.tabs[0]!.name);
  return <Tabs {...props} selected={selected} onSelect={select} />;
}

const tabs = [
  { name: 'profil', title: 'Mon profil', content: 'Camille' },
  { name: 'avis', title: 'Mes avis', count: 3, what: 'à traiter', content: 'Propre' },
];

test('the title of the page names its tab, and is as before without tabs', async () => {
  const { rerender } = await render(
    <>
      <title>Mon compte · Lavoir</title>
      <OpenTabs label="Mon compte" tabs={tabs} />
    </>,
  );
  expect(document.title).toBe('Mon profil · Mon compte · Lavoir');
  await page.getByRole('tab', { name: 'Mes avis 3 à traiter' }).click();
  await expect.poll(() => document.title).toBe('Mes avis · Mon compte · Lavoir');
  await rerender(<title>Mon compte · Lavoir</title>);
  await expect.poll(() => document.title).toBe('Mon compte · Lavoir');
});

test('arrows, Home and End move between tabs, which stay visible and lead into their panel', async () => {
  await page.viewport(390, 844);
  const many = ['Laveries', 'Messages', 'Signalements', 'Corrections', 'Demandes', 'Journal'].map(
    (title) => ({
      name: title.toLowerCase(),
      title,
      content: <input aria-label={`Recherche dans ${title}`} />,
    }),
  );
  await render(<OpenTabs label="Administration" tabs={many} />);
  const tab = (name: string) => page.getByRole('tab', { name });
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowRight', 'Messages'],
    ['ArrowRight', 'Signalements'],
    ['ArrowLeft', 'Messages'],
    ['End', 'Journal'],
    ['Home', 'Laveries'],
    ['End', 'Journal'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab(name)).toBeInViewport({ ratio: 0.99 });
    await expect.element(tab(name)).toHaveStyle({ outlineStyle: 'solid' });
  }
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Journal' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Recherche dans Journal')).toHaveFocus();
});
