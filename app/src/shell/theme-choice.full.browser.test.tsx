import '#app/show-theme.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ThemeChoice } from './theme-choice.tsx';

const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ media }) => media);

beforeAll(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="color-scheme" />
     <meta name="theme-color" data-scheme="light" /><meta name="theme-color" data-scheme="dark" />`,
  );
});

beforeEach(() => dispatchEvent(new StorageEvent('storage', { key: 'lavoir:theme', newValue: null })));

test('a chosen theme is shown and saved, until the device decides again', async () => {
  const { getByLabelText } = await render(<ThemeChoice />);
  const choice = getByLabelText('Apparence');
  await expect.element(choice).toHaveValue('');

  await userEvent.selectOptions(choice, 'Sombre');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  expect(bars()).toEqual(['not all', 'all']);
  expect(localStorage.getItem('lavoir:theme')).toBe('dark');

  await userEvent.selectOptions(choice, 'Automatique');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light dark');
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(localStorage.getItem('lavoir:theme')).toBeNull();
});

test('a theme that another tab chooses is shown', async () => {
  const { getByLabelText } = await render(<ThemeChoice />);
  dispatchEvent(new StorageEvent('storage', { key: 'lavoir:theme', newValue: 'light' }));
  await expect.element(getByLabelText('Apparence')).toHaveValue('light');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
});
