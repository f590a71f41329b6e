import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { OpeningStatus } from './opening-status.tsx';

const week = Array.from({ length: 7 }, () => [['07:00', '22:00']]);
const laundromat: OpeningRow = { postalCode: '69002', weeklyHours: week, holidayHours: 'usual' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(new Date('2026-03-16T21:30:00+01:00'));
});
afterEach(() => vi.useRealTimers());

const says = (text: string) => expect.element(page.getByText(text, { exact: false })).toBeVisible();

test('the state follows the clock', async () => {
  await render(<OpeningStatus laundromat={laundromat} />);
  await says('Ferme dans 30');
  vi.setSystemTime(new Date('2026-03-16T22:00:00+01:00'));
  vi.advanceTimersByTime(20_000);
  await says('ouvre demain à 7h');
});

test('hours that are known as a text only are shown as they are', async () => {
  await render(<OpeningStatus laundromat={{ postalCode: '69002', hours: 'Sur demande' }} />);
  await says('Sur demande');
});

test('unknown hours are said to be unknown', async () => {
  await render(<OpeningStatus laundromat={{ postalCode: '69002' }} />);
  await says('Horaires non communiqués');
});

test('a text that is clear shows its state, and a closing that is near the last wash', async () => {
  await render(
    <OpeningStatus
      laundromat={{ postalCode: '69002', hours: '7h-22h, 7j/7', holidayHours: 'usual', cycleMinutes: 20 }}
    />,
  );
  await says('Ferme dans 30');
  await says('dernier lavage à 21h40');
});
