import { useEffect } from 'react';
import { started } from '../lib/start-up.ts';

/** Keeps the focus from falling to the top of the document. Its code loads once the page has loaded. */
export function FocusPlace() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    started()
      .then(() => import('../ui/focus-keeper.ts'))
      .then(
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
