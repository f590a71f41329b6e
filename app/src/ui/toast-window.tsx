import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { leaveLayer } from './focus-keeper.ts';
import type { ShownToast } from './toast.ts';

const durationMs = 5000;
const swipeThresholdPx = 50;

/** At the top, because the buttons of forms and dialogs are at the bottom: below the header, or above a sheet. */
const onPhone = clsx(
  'max-sm:top-[calc(--spacing(16)+env(safe-area-inset-top))] max-sm:px-3 max-sm:pt-2 max-sm:transition-[top] max-sm:duration-200',
  'max-sm:[:root:has([data-sheet])_&]:top-[env(safe-area-inset-top)]',
);
const onDesktop =
  'sm:bottom-(--bottom-bar) sm:p-4 sm:pb-[calc(1rem+env(safe-area-inset-bottom))] sm:[:root:has([data-bottom-bar])_&]:bottom-18';

/**
 * Shows a toast for five seconds. A toast with a button stays until it is closed or replaced, so that there is no
 * hurry. F8 focuses it, a swipe to the right closes it.
 */
export function ToastWindow({ toast }: { toast: ShownToast }) {
  return (
    <Provider
      label="Notification"
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      <Message key={toast.id} toast={toast} />
      {createPortal(
        <Viewport
          label="Notifications ({hotkey})"
          className={clsx(
            'fixed right-0 z-60 w-full max-w-[420px] list-none outline-none',
            onPhone,
            onDesktop,
          )}
        />,
        // Outside the app: an open dialog makes the app inert, and a toast must be readable above it.
        document.body,
      )}
    </Provider>
  );
}

function Message({ toast: { title, description, variant, action } }: { toast: ShownToast }) {
  const [open, setOpen] = useState(true);
  // Radix starts the time before the toast is in the page, and a slow phone may need longer than that time in between.
  const [visible, setVisible] = useState(false);
  const ref = useRef<HTMLLIElement>(null);
  const failed = variant === 'destructive';
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        const viewport = ref.current?.parentElement;
        // Radix moves the focus from a closing toast to its empty list.
        if (!next && viewport)
          setTimeout(() => viewport.contains(document.activeElement) && leaveLayer(viewport));
      }}
      ref={(item) => {
        ref.current = item;
        if (item) setVisible(true);
      }}
      duration={action || !visible ? Infinity : durationMs}
      className={clsx(
        'toast flex items-start gap-3 rounded-card border bg-card py-3.5 pr-1.5 pl-4 shadow-lift',
        failed ? 'border-brick-700' : 'border-line',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-5 shrink-0', failed ? 'text-brick-700' : 'text-leaf-700')}
      />
      <div className="min-w-0 flex-1">
        <Title className="font-semibold wrap-anywhere">{title}</Title>
        {description && <Description className="wrap-anywhere text-slate">{description}</Description>}
      </div>
      {action && (
        <Action
          altText={action.label}
          onClick={action.onPress}
          className="-my-1.5 min-h-11 shrink-0 cursor-pointer rounded-control px-3 font-semibold text-blue-700 hover:bg-blue-50"
        >
          {action.label}
        </Action>
      )}
      <Close
        aria-label="Fermer"
        data-tooltip="Fermer"
        className="-my-1.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-slate hover:bg-mist"
      >
        <X aria-hidden className="size-5" />
      </Close>
    </Root>
  );
}
