import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Stores the viewer's current photo in the state of the history entry. Opening the viewer pushes an entry, so that the
 * back button of a phone closes it. The address of the page does not change.
 */
export function usePhotoHistory(count: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { photo?: unknown } | null;
  const stored = state?.photo;
  const photo = typeof stored === 'number' && stored >= 0 && stored < count ? stored : null;

  /** Going back takes a moment, during which a second Escape must not leave the page. */
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [location.key]);

  const show = useCallback(
    (index: number, replace: boolean) => {
      // Without the hash, which would scroll the page behind the viewer.
      const { pathname, search } = location;
      void navigate({ pathname, search }, { state: { ...state, photo: index }, replace });
    },
    [location, navigate, state],
  );

  return {
    photo,
    open: (index: number) => show(index, false),
    goTo: (index: number) => show(index, true),
    close: () => {
      if (closing.current) return;
      closing.current = true;
      void navigate(-1);
    },
  };
}
