import { useEffect } from 'react';

/** Has the focus kept from falling to the top of the document. The code comes once the page stands. */
export function FocusPlace() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('../ui/focus-keeper.ts').then(
      ({ keepFocus }) => {
        if (!left) stop = keepFocus();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return null;
}
