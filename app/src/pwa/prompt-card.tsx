import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PromptCardProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A question that waits at the edge of the screen and covers nothing anybody is doing. */
export function PromptCard({ icon: Icon, title, children, actions }: PromptCardProps) {
  return (
    <section
      aria-label={title}
      className="fixed inset-x-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-40 rounded-card border border-line bg-card p-4 shadow-lift sm:right-auto sm:left-6 sm:w-96 [:root:has([data-bottom-bar])_&]:bottom-22"
    >
      <div className="flex gap-3">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-blue-700" />
        <div className="min-w-0">
          <h2 className="text-lg/6 font-bold">{title}</h2>
          <div className="mt-1 text-slate">{children}</div>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">{actions}</div>
    </section>
  );
}
