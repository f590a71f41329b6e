import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Photo } from '#app/graphql/laundromats/laundromat-query.ts';
import { addAnnouncer } from '#app/ui/notices/announcer.ts';
import { PhotoGrid } from './photo-grid.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (number: number, alt: string | null, url = pixel) => ({ id: `photo-${number}`, url, alt });
const three = [photo(1, 'Façade'), photo(2, 'Machines'), photo(3, null)];

async function open(photos = three) {
  onTestFinished(addAnnouncer());
  await render(
    <MemoryRouter initialEntries={['/list', '/laundromat']}>
      <PhotoGrid photos={photos as Photo[]} laundromatName="Laverie du Test" />
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

const viewer = page.getByRole('dialog', { name: 'Photos de Laverie du Test' });
const all = page.getByRole('button', { name: 'Voir les 3 photos' });
const enlarge = (alt: string) => page.getByRole('link', { name: `Agrandir : ${alt}` });
const inViewer = (name: string) => viewer.getByRole('button', { name });
const counter = (text: string) => expect.element(viewer).toHaveTextContent(text);

test('the viewer opens, pages and closes by click, and returns the focus', async () => {
  await open();
  await all.click();
  await counter('1 / 3');
  await inViewer('Photo suivante').click();
  await counter('2 / 3');
  await expect.element(viewer.getByRole('img')).toHaveAttribute('alt', 'Machines');
  await inViewer('Photo précédente').click();
  await inViewer('Photo précédente').click();
  await counter('3 / 3');
  await expect.element(viewer.getByRole('img')).toHaveAttribute('alt', 'Laverie du Test, photo 3');
  await inViewer('Fermer').click();
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(all).toHaveFocus();
});

test('a photo that is pressed again while the viewer loads closes with one press', async () => {
  await open();
  const link = enlarge('Machines').element() as HTMLElement;
  link.click();
  link.click();
  await counter('2 / 3');
  link.click();
  await inViewer('Fermer').click();
  await expect.element(viewer).not.toBeInTheDocument();
});

test('the keyboard opens the viewer at a photo, pages around and closes it', async () => {
  await open();
  (enlarge('Machines').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await counter('2 / 3');
  for (const [key, text] of [
    ['ArrowRight', '3 / 3'],
    ['ArrowRight', '1 / 3'],
    ['ArrowLeft', '3 / 3'],
    ['Home', '1 / 3'],
    ['End', '3 / 3'],
    ['a', '3 / 3'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await counter(text);
  }
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await counter('3 / 3');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(enlarge('Machines')).toHaveFocus();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/laundromat');
});

test('screen readers hear the number and the description of each photo', async () => {
  await open();
  const said = () => document.querySelector('[data-announcer]')?.textContent;
  await enlarge('Machines').click();
  await expect.poll(said).toBe('Photo 2 sur 3\u00a0: Machines');
  await inViewer('Photo précédente').click();
  await expect.poll(said).toBe('Photo 1 sur 3\u00a0: Façade');
});

test('the viewer pages with a swipe, and not with a scroll, a tap or two fingers', async () => {
  await open();
  await all.click();
  await counter('1 / 3');
  const swipe = (from: [number, number], to: [number, number], fingers = 1) => {
    const target = viewer.getByRole('img').element();
    const touch = ([clientX, clientY]: [number, number], identifier = 0) =>
      new Touch({ identifier, target, clientX, clientY });
    const start = Array.from({ length: fingers }, (_, finger) => touch(from, finger));
    target.dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, touches: start, changedTouches: start }),
    );
    target.dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(to)] }),
    );
  };
  swipe([300, 400], [260, 400]);
  swipe([200, 400], [140, 100]);
  swipe([300, 400], [100, 410], 2);
  swipe([300, 400], [100, 410]);
  await counter('2 / 3');
  swipe([100, 400], [300, 410]);
  await counter('1 / 3');
});

test('a single photo has no paging', async () => {
  await open([photo(1, 'Façade')]);
  await enlarge('Façade').click();
  await counter('1 / 1');
  expect(inViewer('Photo suivante').query()).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await counter('1 / 1');
});

test('a photo that fails to load leaves its description', async () => {
  await open([photo(1, 'Façade', 'data:image/png;base64,AAAA')]);
  await enlarge('Façade').click();
  await expect.element(viewer.getByRole('img')).not.toBeInTheDocument();
  await expect.element(viewer.getByText('Façade').first()).toBeVisible();
});

test('a laundromat without photos shows a note', async () => {
  await open([]);
  await expect.element(page.getByText('Pas encore de photo de cette laverie')).toBeVisible();
});
