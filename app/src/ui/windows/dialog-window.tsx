import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { stickyHeader } from '#app/ui/focus/measured-height.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  intro?: ReactNode;
  /** `centre` grows with its content; on a phone it rises from the bottom. `side` is a full-height panel. */
  placement?: 'centre' | 'side';
  className?: string;
  children: ReactNode;
}

const placements = {
  centre: {
    frame: 'items-end justify-center sm:items-center sm:p-6',
    panel:
      'max-h-[92dvh] w-full max-w-2xl rounded-t-card pb-[env(safe-area-inset-bottom)] starting:translate-y-6 sm:rounded-card',
  },
  side: {
    frame: 'justify-end',
    panel: 'h-full w-full max-w-sm starting:translate-x-8',
  },
};

/**
 * Appears with CSS alone and closes at once: with Headless UI's `transition`, one closed while it appeared could stay,
 * invisible and in front of everything.
 */
export const backdropClass = 'fixed inset-0 bg-night/45 transition-opacity duration-200 starting:opacity-0';

export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, intro, placement = 'centre', className, children } = props;
  const { frame, panel } = placements[placement];
  return (
    <HeadlessDialog open={open} onClose={onClose} className="relative z-50">
      <DialogBackdrop className={backdropClass} />
      <div className={clsx('fixed inset-0 flex w-screen', frame)}>
        <DialogPanel
          data-sheet={placement === 'centre' ? '' : undefined}
          className={clsx(
            'dialog-surface flex scroll-pt-[calc(min(var(--header),40dvh)+0.5rem)] scroll-pb-[calc(var(--bottom-bar)+1rem)] flex-col overflow-y-auto overscroll-contain bg-card shadow-lift transition duration-200 starting:opacity-0 short:scroll-pt-4',
            panel,
            className,
          )}
        >
          <div
            ref={stickyHeader}
            // Above 40 % of the screen, as with large text, it scrolls away: it would cover the form and its buttons.
            className="sticky top-[min(0px,1000*(40dvh-var(--header)))] z-1 flex items-start justify-between gap-4 bg-card px-5 pt-3 pb-2 short:static"
          >
            <div className="min-w-0 pt-2">
              <DialogTitle className="text-xl font-bold">{title}</DialogTitle>
              {intro && (
                <Description as="div" className="mt-1 text-slate">
                  {intro}
                </Description>
              )}
            </div>
            <IconButton label="Fermer" onClick={onClose} className="-mr-2">
              <X aria-hidden className="size-6" />
            </IconButton>
          </div>
          <div className="px-5 pb-6">
            <Part>{children}</Part>
          </div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
