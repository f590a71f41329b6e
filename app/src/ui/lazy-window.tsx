import { type ComponentType, useEffect, useRef, useState } from 'react';

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Creates a window whose code is fetched when it first opens; without a connection it closes again. Call it once per
 * window, outside of components.
 */
export function lazyWindow<Props extends WindowProps>(load: () => Promise<ComponentType<Props>>) {
  return function LazyWindow(props: Props) {
    const [Window, setWindow] = useState<ComponentType<Props> | null>(null);
    const [mounted, setMounted] = useState(false);
    const { open, onClose } = props;
    const missing = open && !Window;
    const opener = useRef<HTMLElement>(null);

    // Headless UI returns the focus to the element that had it when its code arrived; the opener had it before.
    useEffect(() => {
      if (missing && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
      if (open) return;
      opener.current?.focus();
      opener.current = null;
    }, [missing, open]);

    useEffect(() => {
      if (!missing) return;
      let current = true;
      load().then(
        (Loaded) => current && setWindow(() => Loaded),
        () => current && onClose(),
      );
      return () => {
        current = false;
      };
    }, [missing, onClose]);

    // Mounted closed and opened one render later: Headless UI hides the page behind a window only when it sees it
    // open.
    useEffect(() => {
      if (Window) setMounted(true);
    }, [Window]);

    return Window && <Window {...props} open={open && mounted} />;
  };
}
