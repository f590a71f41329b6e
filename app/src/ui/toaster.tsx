import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { closeActionToast, type ShownToast, toasts } from './toast.ts';

const nothing = () => null;

/** Loads the toasts on the first one, because most visits see none. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, nothing);
  const [Window, setWindow] = useState<ComponentType<{ toast: ShownToast }> | null>(null);
  const missing = shown !== null && !Window;

  const { pathname } = useLocation();

  useEffect(() => closeActionToast, [pathname]);

  useEffect(() => {
    if (!missing) return;
    let current = true;
    import('./toast-window.tsx').then(
      ({ ToastWindow }) => current && setWindow(() => ToastWindow),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [missing]);

  return Window && shown && <Window toast={shown} />;
}
