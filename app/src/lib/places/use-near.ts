import { type RefObject, useEffect, useState } from 'react';

/** Distance in pixels at which an element counts as near the visible part of the page. */
const nearPx = 600;

/** Returns true once the visitor has scrolled near this element. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);

  return isNear;
}
