import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Part } from '#app/ui/states/error-boundary.tsx';

interface DisclosureProps {
  title: ReactNode;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
}

export function Disclosure({ title, defaultOpen, className, children }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={clsx('group border-b border-line', className)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-slate transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-slate">
        <Part>{children}</Part>
      </div>
    </details>
  );
}
