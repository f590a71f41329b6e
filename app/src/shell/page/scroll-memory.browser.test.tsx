import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

function List() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <button className="fixed z-1" onClick={() => setLoaded(true)}>
        Charger
      </button>
      {isLoaded ? <p className="h-[2000px]">Carte</p> : <p data-loading className="h-[300px]" />}
      <p className="h-[4000px]">Liste</p>
      <ScrollMemory />
    </>
  );
}

test('a page stays where it was left when taller content replaces a placeholder above', async () => {
  sessionStorage.setItem('lavoir:scroll', JSON.stringify({ '/list': 1800 }));
  await renderPage(<List />, { path: '/list' });
  await expect.poll(() => window.scrollY).toBe(1800);
  (page.getByRole('button', { name: 'Charger' }).element() as HTMLElement).click();
  await expect.element(page.getByText('Carte')).toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(1800);
});

test('a page opens at its top for an anchor that no address can mean', async () => {
  await renderPage(<List />, { path: '/list#50%' });
  await expect.element(page.getByText('Liste')).toBeInTheDocument();
});
