import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { coversControl } from '#app/ui/focus/covered-control.ts';

const threshold = 300;

export function BackToTop() {
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const measure = () =>
      setShown(window.scrollY > threshold && !coversControl(button.current!, { allowed: 0 }));
    // Parts that load or unfold make the page grow without a scroll.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      aria-label="Retour en haut"
      data-tooltip="Retour en haut"
      onClick={scrollToTop}
      className={clsx(
        'fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom))] z-30 flex size-12 cursor-pointer items-center justify-center rounded-full sm:right-6',
        'border border-line bg-card text-blue-700 shadow-lift transition duration-200 hover:border-blue-200 hover:bg-blue-50',
        !shown && 'invisible opacity-0',
      )}
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
}

function scrollToTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById('contenu')?.focus({ preventScroll: true });
}
