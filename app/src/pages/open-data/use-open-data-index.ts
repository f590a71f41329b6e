import { useEffect, useState } from 'react';
import { jsonObjectOf } from '#app/lib/requests/json-answer.ts';
import type { OpenDataIndex } from '#contract/open-data/open-data-index.ts';
import { openDataFiles, openDataPath } from '#contract/open-data/open-data.ts';

/**
 * Fetches the index in the browser, because the page rendered on the server is cached for longer. Undefined while
 * unknown.
 */
export function useOpenDataIndex(): OpenDataIndex | undefined {
  const [index, setIndex] = useState<OpenDataIndex>();
  useEffect(() => {
    const aborter = new AbortController();
    fetch(openDataPath(openDataFiles.index), { signal: aborter.signal })
      .then((response) => (response.ok ? jsonObjectOf(response) : undefined))
      .then((answer) => {
        if (Array.isArray(answer?.files)) setIndex(answer as unknown as OpenDataIndex);
      })
      // The page and its links work without the figures.
      .catch(() => undefined);
    return () => aborter.abort();
  }, []);
  return index;
}
