import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.tsx';
import { mapRoom } from './map-room.ts';
import { ResultList } from './result-list.tsx';
import type { Results } from './use-results.ts';

function MapWithCard() {
  const card = useRef<HTMLDivElement>(null);
  return (
    <div className={`${mapRoom} relative`}>
      <button onClick={() => card.current!.focus({ preventScroll: true })}>Pin</button>
      <div
        ref={card}
        role="group"
        aria-label="Card"
        tabIndex={-1}
        className="absolute bottom-8 h-32 w-full"
      />
    </div>
  );
}

const results: Results = {
  ...{ args: { sort: 'relevance' }, matches: [], total: 0, totalIsCut: false, pages: 1, sort: 'relevance' },
  ...{ stale: false, failed: false, isFromDevice: false, retry: () => {} },
};

const listProps = {
  ...{ page: 1, href: String, place: 'à Lyon', heading: 'Laveries à Lyon', notice: null },
  ...{ results, isElsewhere: false, map: <MapWithCard />, list: null },
};

test('on a desktop, the list has its place before the map has arrived', async () => {
  await page.viewport(1280, 800);
  await renderPage(
    <ResultList {...listProps} isMapView={false} empty={<p>Empty</p>}>
      {() => null}
    </ResultList>,
  );
  const box = () => page.getByText('Empty').element().getBoundingClientRect();
  const { left, width } = box();
  page.getByRole('region').element().lastElementChild!.remove();
  expect([box().left, box().width]).toEqual([left, width]);
});

test('on a phone, pressing a pin lowers a half raised list from its card', async () => {
  await page.viewport(390, 844);
  await renderPage(
    <div className="pt-(--header)">
      <ResultList {...listProps} isMapView empty={<div className="h-[200vh]" />}>
        {() => null}
      </ResultList>
    </div>,
  );
  const box = (role: 'heading' | 'group') => page.getByRole(role).element().getBoundingClientRect();
  window.scrollTo({ top: 400, behavior: 'instant' });
  await expect.poll(() => box('heading').top).toBeLessThan(box('group').top);
  await page.getByRole('button', { name: 'Pin' }).click();
  await expect.poll(() => box('group').bottom - box('heading').top).toBeLessThanOrEqual(0);
});
