import { use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginHydration, started, wholePage } from '../lib/start-up.ts';
import { Hydrated, HydrateLater } from './hydrate-later.tsx';

test('the page starts once its last part is hydrated', async () => {
  const hydratedParts: string[] = [];
  let isServer = true;
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));

  function Part({ name, waitsFor }: { name: string; waitsFor?: Promise<void> }) {
    if (waitsFor && !isServer) use(waitsFor);
    useEffect(() => void hydratedParts.push(name), [name]);
    return <p>{name}</p>;
  }
  const whole = (
    <>
      <HydrateLater>
        <Part name="early" />
        <HydrateLater>
          <Part name="late" waitsFor={code} />
        </HydrateLater>
      </HydrateLater>
      <Hydrated part={wholePage} />
    </>
  );

  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.innerHTML = renderToString(whole);
  isServer = false;

  beginHydration();
  let isStarted = false;
  void started().then(() => (isStarted = true));
  const root = hydrateRoot(place, whole);
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(hydratedParts).toEqual(['early']));
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  expect(isStarted).toBe(false);

  arrive();
  await started();
  expect(hydratedParts).toEqual(['early', 'late']);
});
