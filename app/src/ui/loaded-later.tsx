import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { useCode, useStarted } from '#app/lib/use-code.ts';
import { type Toast, toast } from '#app/ui/notices/toast.ts';
import { Part } from '#app/ui/states/error-boundary.tsx';

const lostCode: Toast = {
  title: "Cette fenêtre n'a pas pu être chargée",
  description: 'Vérifiez votre connexion, puis rechargez la page.',
  variant: 'destructive',
  action: { label: 'Recharger', onPress: () => window.location.reload() },
};

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A window whose code is loaded when it first opens; if the code is lost, it closes again and says so. Call it once per
 * window, outside of components.
 */
export function lazyWindow<Props extends WindowProps>(load: () => Promise<ComponentType<Props>>) {
  return function LazyWindow(props: Props) {
    const { open, onClose } = props;
    const { code: Window, hasFailed, retry } = useCode(load, open);
    const [mounted, setMounted] = useState(false);
    const missing = open && !Window;
    const opener = useRef<HTMLElement>(null);

    // Headless UI returns the focus to the element that had it when the code arrived, not to the opener.
    useEffect(() => {
      if (missing && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
      if (open) return;
      opener.current?.focus();
      opener.current = null;
    }, [missing, open]);

    useEffect(() => {
      if (!hasFailed) return;
      toast(lostCode);
      onClose();
      retry();
    });

    // Headless UI hides the page behind a window only when it sees the window open.
    useEffect(() => {
      if (Window) setMounted(true);
    }, [Window]);

    return (
      Window && (
        <Part optional>
          <Window {...props} open={open && mounted} />
        </Part>
      )
    );
  };
}

/** A component whose code is loaded when it is first shown, below a `Suspense`. Call it outside of components. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

/**
 * A component whose code is loaded once the page has started. Shows nothing until then. Call it outside of components.
 */
export function afterStart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function AfterStart(props: Props) {
    const { code: Loaded } = useCode(load, useStarted());
    return (
      Loaded && (
        <Part optional>
          <Loaded {...props} />
        </Part>
      )
    );
  };
}
