import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ToastWindow } from './toast-window.tsx';
import { closeActionToast, toasts } from './toast.ts';

const nothing = () => null;

/**
 * The container of toasts. It is outside the app, which an open dialog makes inert: a toast must be readable above the
 * dialog.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, nothing);
  const { pathname } = useLocation();
  useEffect(() => closeActionToast, [pathname]);
  return shown && createPortal(<ToastWindow key={shown.id} toast={shown} />, document.body);
}
