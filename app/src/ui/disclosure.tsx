import { Disclosure as HeadlessDisclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: ReactNode;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A heading that unfolds its content. */
export function Disclosure({ title, defaultOpen, className, children }: DisclosureProps) {
  return (
    <HeadlessDisclosure
      as="div"
      defaultOpen={defaultOpen}
      className={clsx('border-b border-line', className)}
    >
      <DisclosureButton className="group flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded-lg py-3 text-left font-semibold">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-slate transition-transform group-data-open:rotate-180"
        />
      </DisclosureButton>
      <DisclosurePanel className="pb-4 text-slate">{children}</DisclosurePanel>
    </HeadlessDisclosure>
  );
}
