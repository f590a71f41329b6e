import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { coversControl } from '#app/ui/focus/covered-control.ts';
import { leaveLayer } from '#app/ui/focus/focus-keeper.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useAnnouncement } from './announcer.ts';
import { closeActionToast, closeToast, openDialog, type ShownToast, toasts } from './toast.ts';

const durationMs = 5000;
const swipeThresholdPx = 50;
const pressPx = 5;

const nothing = () => null;

/** Outside the app, which an open dialog makes inert. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, nothing);
  const { pathname } = useLocation();
  useEffect(() => closeActionToast, [pathname]);
  return shown && createPortal(<ToastWindow key={shown.id} toast={shown} />, document.body);
}

/**
 * Shown for five seconds, with a button until it is closed or replaced; hidden while a dialog is open that it does not
 * concern. Moves to the other edge while it would cover the focused element or a control. F8 focuses it, a swipe to the
 * right closes it.
 */
function ToastWindow({ toast: { title, description, variant, action, dialog } }: { toast: ShownToast }) {
  const region = useRef<HTMLElement>(null);
  const [isRead, setRead] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const failed = variant === 'destructive';
  const Icon = failed ? CircleAlert : CircleCheck;
  useAnnouncement([title, description].filter(Boolean).join('. '));
  useEffect(() => clearOfControls(region.current!), []);
  useEffect(() => watchDialogs(() => setHidden(![null, dialog].includes(openDialog()))), [dialog]);
  useEffect(() => {
    const focusRegion = ({ key }: KeyboardEvent) => key === 'F8' && region.current!.focus();
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);
  useEffect(() => {
    if (isRead || isHidden || action) return;
    const timer = setTimeout(closeToast, durationMs);
    return () => clearTimeout(timer);
  }, [isRead, isHidden, action]);

  const close = () => {
    if (region.current!.contains(document.activeElement)) leaveLayer(region.current!);
    closeToast();
  };
  const swipe = useSwipe(close);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its time stops while it is read.
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className={clsx(
        'toasts fixed z-60 w-full max-w-[420px] px-3 pt-2 outline-none sm:p-4',
        isHidden && 'invisible',
      )}
    >
      <div
        {...swipe}
        className={clsx(
          'toast flex touch-pan-y items-start gap-3 rounded-card border bg-card py-3.5 pr-1.5 pl-4 shadow-lift select-none',
          failed ? 'border-brick-700' : 'border-line',
        )}
      >
        <Icon
          aria-hidden
          className={clsx('mt-0.5 size-5 shrink-0', failed ? 'text-brick-700' : 'text-leaf-700')}
        />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{title}</p>
          {description && <p className="wrap-anywhere text-slate">{description}</p>}
        </div>
        {action && (
          <button
            type="button"
            onClick={() => {
              close();
              action.onPress();
            }}
            className="-my-1.5 min-h-11 shrink-0 cursor-pointer rounded-control px-3 font-semibold text-blue-700 hover:bg-blue-50"
          >
            {action.label}
          </button>
        )}
        <IconButton label="Fermer" onClick={close} className="-my-1.5 text-slate">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}

function useSwipe(onSwiped: () => void) {
  const from = useRef<number>(undefined);
  const moved = (event: PointerEvent) => Math.max(event.clientX - (from.current ?? event.clientX), 0);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = undefined;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (moved(event) <= pressPx) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${moved(event)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (moved(event) >= swipeThresholdPx) onSwiped();
      end(event);
    },
    onPointerCancel: end,
  };
}

function watchDialogs(onChange: () => void): () => void {
  onChange();
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function clearOfControls(toast: HTMLElement): () => void {
  const place = () => {
    const focused = document.activeElement as HTMLElement;
    if (toast.contains(focused)) return;
    delete toast.dataset['moved'];
    const hidesFocus = focused.tabIndex >= 0 && overlap(toast, focused);
    if (!hidesFocus && !coversControl(toast)) return;
    toast.dataset['moved'] = '';
    if (!hidesFocus && coversControl(toast)) delete toast.dataset['moved'];
  };
  // The browser scrolls the focused element into view after the event.
  const placeLater = () => requestAnimationFrame(place);
  const observer = new ResizeObserver(place);
  observer.observe(toast);
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
