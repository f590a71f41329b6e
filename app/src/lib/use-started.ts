import { startTransition, useEffect, useState } from 'react';
import { started } from './start-up.ts';

/** Tells whether the page has started: false on the server and in the first rendering. */
export function useStarted(): boolean {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    void started().then(() => startTransition(() => setStarted(true)));
  }, []);
  return isStarted;
}
