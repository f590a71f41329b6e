import { useEffect } from 'react';
import { announce } from './announcer.ts';

/** Announces a text when it appears or changes; null announces nothing. */
export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
