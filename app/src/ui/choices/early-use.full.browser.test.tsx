import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { receivePresses, repeatPresses } from '#app/lib/start-up.ts';
import { markPresses } from '#app/mark-presses.ts';
import { Button } from '#app/ui/button.tsx';
import { Combobox } from './combobox.tsx';
import { Select } from './select.tsx';

function renderedPage(content: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(content);
  let root: ReturnType<typeof hydrateRoot> | undefined;
  onTestFinished(() => {
    root?.unmount();
    place.remove();
    delete document.documentElement.dataset.app;
  });
  return {
    start() {
      receivePresses();
      root = hydrateRoot(place, content);
    },
  };
}

function Town() {
  const [text, setText] = useState('');
  const options = text ? [{ value: text, label: `${text} (69)` }] : [];
  return <Combobox label="Ville" text={text} onTextChange={setText} options={options} onSelect={() => {}} />;
}

function Started() {
  const [isStarted, setStarted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- Shows that the page is hydrated.
  useEffect(() => setStarted(true), []);
  return isStarted && <p>started</p>;
}

test('a text that is typed before the scripts are there gets its suggestions', async () => {
  const { start } = renderedPage(<Town />);
  await userEvent.type(page.getByRole('combobox'), 'Lyon');
  start();
  await expect.element(page.getByRole('option', { name: 'Lyon (69)' })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveValue('Lyon');
});

test('a text that was left before the scripts are there opens nothing', async () => {
  const { start } = renderedPage(<Town />);
  await userEvent.type(page.getByRole('combobox'), 'Lyon');
  (document.activeElement as HTMLElement).blur();
  start();
  await expect.element(page.getByRole('button', { name: /^Effacer/ })).toBeVisible();
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
});

test('a choice from before the scripts are there counts', async () => {
  const onChange = vi.fn();
  const options = ['price', 'name'].map((value) => ({ value, label: value }));
  const { start } = renderedPage(
    <Select label="Trier par" value="price" options={options} onChange={onChange} />,
  );
  await page.getByLabelText('Trier par').selectOptions('name');
  start();
  await expect.poll(() => onChange.mock.calls).toEqual([['name']]);
});

test('a press before the scripts are there is shown at once and repeated, a later one is not', async () => {
  const onClick = vi.fn();
  markPresses();
  const { start } = renderedPage(
    <>
      <Button onClick={onClick}>Autour de moi</Button>
      <Started />
    </>,
  );
  const button = page.getByRole('button', { name: 'Autour de moi' });
  const isDimmed = (isIt: boolean) =>
    expect.poll(() => getComputedStyle(button.element()).opacity < '1').toBe(isIt);
  await button.click();
  await isDimmed(true);

  start();
  await expect.element(page.getByText('started')).toBeVisible();
  repeatPresses();
  expect(onClick).toHaveBeenCalledTimes(1);
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
  await isDimmed(false);
});
