import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Brings the eye and the focus to the head of the list when another page was asked for. Not on « back »,
 * where the browser returns to the very place the visitor left.
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
