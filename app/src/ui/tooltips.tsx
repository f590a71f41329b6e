import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipWindowProps } from './tooltip-window.tsx';

const loadWindow = async () => (await import('./tooltip-window.tsx')).TooltipWindow;

/**
 * Shows the name of icon-only controls, marked by `data-tooltip`. The code is fetched when a pointer or the keyboard
 * first reaches such a control, so that phones never fetch it.
 */
export function Tooltips() {
  const [Window, setWindow] = useState<ComponentType<TooltipWindowProps> | null>(null);
  const [controls, setControls] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const meet = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const control = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tooltip]');
      if (!control) return;
      // The previous one is needed as well: a tooltip that closed a moment ago makes the next one open at once.
      setControls((known) => (known.at(-1) === control ? known : [...known, control].slice(-2)));
      void loadWindow().then(
        (loaded) => setWindow(() => loaded),
        () => undefined,
      );
    };
    document.addEventListener('pointerover', meet);
    document.addEventListener('focusin', meet);
    return () => {
      document.removeEventListener('pointerover', meet);
      document.removeEventListener('focusin', meet);
    };
  }, []);

  return Window && <Window controls={controls} />;
}
