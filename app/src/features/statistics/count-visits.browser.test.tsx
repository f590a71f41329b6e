import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { connection } from '#app/lib/device/connection.ts';
import { countBatch } from '#contract/statistics/endpoints.ts';
import { countVisits } from './count-visits.ts';

const near = 'a1000000-0000-4000-8000-000000000001';
const far = 'a1000000-0000-4000-8000-000000000002';
const opened = 'a1000000-0000-4000-8000-000000000003';

const send = vi.fn<typeof fetch>();
let stop = () => {};
beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  connection.succeeded();
});

function sentWhenHidden() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  return send.mock.calls.map(([, request]) => {
    const { id, ...counts } = countBatch.parse(JSON.parse(String(request?.body)));
    expect(id).toBeTruthy();
    return counts;
  });
}

/** Resolves after the browser has reported to all observers what is visible now. */
const reported = () =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      setTimeout(resolve);
    });
    observer.observe(document.body);
  });

function List({ cards = [near] }: { cards?: readonly string[] }) {
  return (
    <div data-opened={opened}>
      {cards.map((id) => (
        <article key={id} data-laundromat={id} style={{ height: 200 }}>
          <button data-count="saved">Favori</button>
          <a data-count="directions" href="#itineraire">
            Itinéraire
          </a>
        </article>
      ))}
      <a data-count="called" href="#appeler">
        Appeler
      </a>
      <div style={{ height: 5000 }} />
      <article data-laundromat={far} style={{ height: 200 }}>
        Loin
      </article>
    </div>
  );
}

test('a card counts once it is visible, and a page taller than the screen', async () => {
  await render(<List />);
  stop = countVisits(new Set());
  await reported();
  expect(sentWhenHidden()).toEqual([{ opened: [opened], shown: [near] }]);
  page.getByText('Loin').element().scrollIntoView();
  await reported();
  expect(sentWhenHidden()).toEqual([{ opened: [opened], shown: [near] }, { shown: [far] }]);
});

test('presses count for the laundromat around them, once per page view', async () => {
  await render(<List />);
  stop = countVisits(new Set([near, opened]));
  await reported();
  stop();
  stop = countVisits(new Set());
  await page.getByRole('button', { name: 'Favori' }).click();
  await page.getByRole('link', { name: 'Itinéraire' }).click();
  await page.getByRole('link', { name: 'Itinéraire' }).click();
  await page.getByRole('link', { name: 'Appeler' }).click();
  expect(sentWhenHidden()).toEqual([
    { opened: [opened], shown: [near], saved: [near], directions: [near], called: [opened] },
  ]);
});

test('a card that comes later counts, and another page counts it again', async () => {
  const { rerender } = await render(<List cards={[]} />);
  stop = countVisits(new Set());
  await rerender(<List />);
  await expect.poll(() => sentWhenHidden().flatMap(({ shown = [] }) => shown)).toEqual([near]);
  const before = window.location.pathname;
  window.history.pushState(null, '', '/autre-page');
  await rerender(<List cards={[]} />);
  await rerender(<List />);
  await expect.poll(() => sentWhenHidden().flatMap(({ shown = [] }) => shown)).toEqual([near, near]);
  window.history.replaceState(null, '', before);
});

test("an owner's own laundromats do not count", async () => {
  await render(<List />);
  stop = countVisits(new Set([near]));
  await page.getByRole('link', { name: 'Itinéraire' }).click();
  await reported();
  expect(sentWhenHidden()).toEqual([{ opened: [opened] }]);
});

test('nothing counts without a network', async () => {
  await render(<List />);
  connection.failed();
  stop = countVisits(new Set());
  await page.getByRole('link', { name: 'Appeler' }).click();
  await reported();
  connection.succeeded();
  expect(sentWhenHidden()).toEqual([]);
});

test('the request carries no cookie and outlives the page', async () => {
  await render(<List />);
  stop = countVisits(new Set());
  await reported();
  sentWhenHidden();
  expect(send.mock.calls[0]).toEqual([
    '/api/counts',
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  ]);
});
