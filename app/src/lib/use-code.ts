import { startTransition, useEffect, useState } from 'react';

/**
 * Loads a part of the code once it is needed. `code` is null until it has loaded, which requires a network. `load` must
 * be the same function each time.
 */
export function useCode<Code>(load: () => Promise<Code>, isNeeded: boolean) {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isNeeded && !code && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && startTransition(() => setCode({ loaded })),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);

  return { code: code?.loaded ?? null, hasFailed, retry: () => setFailed(false) };
}
