import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DialogProps } from './dialog-window.tsx';

/**
 * A modal window: takes the focus, gives it back, closes on Escape and on a press outside.
 * Its code is fetched when it is opened for the first time; without a connection it closes again.
 */
export function Dialog(props: DialogProps) {
  const [Window, setWindow] = useState<ComponentType<DialogProps> | null>(null);
  const { open, onClose } = props;
  const missing = open && !Window;
  const opener = useRef<HTMLElement>(null);

  // Headless UI gives the focus back to what had it since its code arrived: the first opener had it before.
  useEffect(() => {
    if (missing && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    if (open) return;
    opener.current?.focus();
    opener.current = null;
  }, [missing, open]);

  useEffect(() => {
    if (!missing) return;
    let current = true;
    import('./dialog-window.tsx').then(
      ({ DialogWindow }) => current && setWindow(() => DialogWindow),
      () => current && onClose(),
    );
    return () => {
      current = false;
    };
  }, [missing, onClose]);

  return Window && <Window {...props} />;
}
