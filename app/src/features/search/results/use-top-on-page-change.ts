import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the head of the list and focuses it when another page is opened. Not on « back », where the browser
 * restores the position.
 */
export function useTopOnPageChange(page: number): RefObject<HTMLHeadingElement | null> {
  const top = useRef<HTMLHeadingElement>(null);
  const lastPage = useRef(page);
  const navigation = useNavigationType();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (navigation === 'POP') return;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [page, navigation]);
  return top;
}
