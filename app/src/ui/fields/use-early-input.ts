import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Passes a field to `onMount` once, because a visitor may have changed it before the page's scripts have started. React
 * keeps such a change on the screen but does not report it.
 */
export function useEarlyInput(
  onMount: (field: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const check = useEffectEvent(onMount);
  useEffect(() => {
    if (field.current) check(field.current);
  }, []);
  return field;
}
