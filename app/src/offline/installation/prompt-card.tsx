import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '#app/ui/notices/announcer.ts';

const gapPx = 12;

interface PromptCardProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A press on it leaves the focus where it is: otherwise the action bar would appear and move it. */
export function PromptCard({ icon: Icon, title, children, actions }: PromptCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => announce(`${title}. Une question vous attend au bas de l'écran.`), [title]);
  useEffect(() => {
    const root = document.documentElement.style;
    const keepFocusClear = () => {
      const { top = 0 } = card.current?.getBoundingClientRect() ?? {};
      const bar = Number.parseFloat(
        getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'),
      );
      root.setProperty('--bottom-card', `${Math.ceil(window.innerHeight - top) - bar + gapPx}px`);
    };
    // The observer waits for a frame, which a busy browser may paint after the next press of Tab.
    keepFocusClear();
    const observer = new ResizeObserver(keepFocusClear);
    observer.observe(card.current!);
    return () => {
      observer.disconnect();
      root.removeProperty('--bottom-card');
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It prevents a change and offers nothing.
    <section
      ref={card}
      aria-label={title}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-x-3 bottom-[calc(0.75rem+max(env(safe-area-inset-bottom),var(--bottom-bar)))] z-40 rounded-card border border-line bg-card p-4 shadow-lift sm:right-auto sm:left-6 sm:w-96"
    >
      <div className="flex gap-3">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-blue-700" />
        <div className="min-w-0">
          <h2 className="text-lg/[1.5rem] font-bold">{title}</h2>
          <div className="mt-1 text-slate">{children}</div>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">{actions}</div>
    </section>
  );
}
