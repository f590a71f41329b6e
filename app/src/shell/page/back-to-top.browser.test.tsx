import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BackToTop } from './back-to-top.tsx';

test('« Retour en haut » appears after 300 px, except over a control', async () => {
  await render(
    <div className="relative h-[400vh]">
      <button className="absolute top-[200vh] right-6 size-11">Pressable</button>
      <BackToTop />
    </div>,
  );
  const backToTop = page.getByRole('button', { name: 'Retour en haut' });
  await expect.element(backToTop).not.toBeInTheDocument();
  window.scrollTo({ top: 301, behavior: 'instant' });
  await expect.element(backToTop).toBeVisible();
  const pressable = page.getByRole('button', { name: 'Pressable' }).element();
  const below = pressable.getBoundingClientRect().bottom - (window.innerHeight - 20);
  window.scrollBy({ top: below, behavior: 'instant' });
  await expect.element(backToTop).not.toBeInTheDocument();
  window.scrollBy({ top: 100, behavior: 'instant' });
  await backToTop.click();
  await expect.poll(() => window.scrollY).toBe(0);
});

test('« Retour en haut » hides over a corner of a wide button, also when the button comes without a scroll', async () => {
  const Tall = ({ children }: { children?: ReactNode }) => (
    <div>
      <div className="h-[calc(200vh-2.5rem)]" />
      {children}
      <div className="h-[100vh]" />
      <BackToTop />
    </div>
  );
  const { rerender } = await render(<Tall />);
  window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
  const backToTop = page.getByRole('button', { name: 'Retour en haut' });
  await expect.element(backToTop).toBeVisible();
  await rerender(
    <Tall>
      <button className="block h-11 w-full">Ask the owner a question</button>
    </Tall>,
  );
  await expect.element(backToTop).not.toBeInTheDocument();
});
