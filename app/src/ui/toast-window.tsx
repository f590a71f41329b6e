import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { coversControl } from './covered-control.ts';
import { leaveLayer } from './focus-keeper.ts';
import type { ShownToast } from './toast.ts';

const durationMs = 5000;
const swipeThresholdPx = 50;

/**
 * Shows a toast for five seconds: below the header of a phone, because the buttons of forms and dialogs are at the bottom,
 * and in the lower corner of a desktop; at the other edge while it would cover the focused element, or a control that it does not
 * cover there. A toast with a button
 * stays until it is closed or replaced, so that there is no hurry. F8 focuses it, a swipe to the right closes it.
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
          ref={clearOfFocus}
          className="toasts fixed z-60 w-full max-w-[420px] list-none px-3 pt-2 outline-none sm:p-4"
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

/** Moves the toasts to the other edge of the window while they would cover the focused element, or other controls. */
function clearOfFocus(element: HTMLElement | null): () => void {
  const toasts = element!;
  const place = () => {
    const focused = document.activeElement as HTMLElement;
    if (toasts.contains(focused)) return;
    delete toasts.dataset['moved'];
    const hidesFocus = focused.tabIndex >= 0 && overlap(toasts, focused);
    if (!hidesFocus && !coversControl(toasts)) return;
    toasts.dataset['moved'] = '';
    if (!hidesFocus && coversControl(toasts)) delete toasts.dataset['moved'];
  };
  // The focused element is scrolled into the window after the event.
  const placeLater = () => requestAnimationFrame(place);
  const observer = new ResizeObserver(place);
  observer.observe(toasts);
  document.addEventListener('focusin', placeLater);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', placeLater);
  };
}

function overlap(...elements: [Element, Element]): boolean {
  const [one, other] = elements.map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}
