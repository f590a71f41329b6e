import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { bottomBar } from '#app/ui/focus/measured-height.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { backdropClass, type DialogProps } from '#app/ui/windows/dialog-window.tsx';

interface PageDialogProps extends Omit<DialogProps, 'placement' | 'className'> {
  footer?: ReactNode;
  page: string;
}

/**
 * A window for long forms: the whole screen of a phone, a wide sheet on a desktop. It does not close on a press
 * outside.
 */
export function PageDialog({ open, onClose, title, intro, footer, page, children }: PageDialogProps) {
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    step.current?.focus();
  }, [page]);
  return (
    <Dialog open={open} onClose={onClose} className="relative z-50">
      <DialogBackdrop className={backdropClass} />
      <div className="fixed inset-0">
        {/* The panel covers the whole screen, so no press is outside. */}
        <DialogPanel className="flex h-full w-full justify-center transition duration-200 sm:items-center sm:p-6 starting:translate-y-6 starting:opacity-0">
          <div className="dialog-surface flex h-full w-full flex-col bg-card shadow-lift -outline-offset-3 sm:h-auto sm:max-h-full sm:max-w-5xl sm:rounded-card short:overflow-y-auto">
            <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-3 sm:px-8 sm:py-4">
              <div className="min-w-0 pt-1.5">
                <DialogTitle className="text-xl font-bold tracking-tight sm:text-2xl">{title}</DialogTitle>
                {intro && (
                  <div ref={step} tabIndex={-1} className="mt-0.5 text-slate">
                    {intro}
                  </div>
                )}
              </div>
              <IconButton label="Fermer" onClick={onClose} className="-mr-2">
                <X aria-hidden className="size-6" />
              </IconButton>
            </header>
            <div
              key={page}
              className="relative min-h-0 flex-1 scroll-py-6 overflow-y-auto overscroll-contain px-5 py-6 sm:px-8 short:flex-none short:overflow-y-visible"
            >
              {children}
            </div>
            {footer && (
              <footer
                ref={bottomBar}
                className="border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-8"
              >
                {footer}
              </footer>
            )}
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
