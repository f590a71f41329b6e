import { useEffect, useState } from 'react';
import { isJson } from '#app/lib/requests/json-answer.ts';
import type { MapTiles } from '#contract/places/addresses.ts';

/** Checks an answer of `/api/places/map`. Written without zod, because the page of a laundromat shows a map at once. */
export const usableTiles: PlaceSchema<MapTiles> = {
  safeParse(answer) {
    const { url, attribution, maxZoom, storable } = (answer ?? {}) as Partial<MapTiles>;
    const isUsable =
      typeof url === 'string' && typeof attribution === 'string' && typeof maxZoom === 'number';
    return isUsable ? { data: { url, attribution, maxZoom, storable: storable === true } } : {};
  },
};

const timeoutMs = 8_000;
/** Pause before a lost request is sent again. */
const pauseMs = 1_000;

/** A zod schema, or a smaller check where zod would be too large. */
export interface PlaceSchema<Answer> {
  safeParse: (answer: unknown) => { data?: Answer };
}

interface PlaceAnswer<Answer> {
  /** The latest answer, which may belong to an earlier path; null when that request failed. */
  answer: Answer | null | undefined;
  isCurrent: boolean;
}

/**
 * Reads `path` of /api/places once it has not changed for `delayMs`; a request for an earlier path is aborted. Nothing
 * is read while `path` is null. Pages work without these answers, so all failures are treated alike.
 */
export function usePlaceAnswer<Answer>(
  path: string | null,
  schema: PlaceSchema<Answer>,
  delayMs: number,
): PlaceAnswer<Answer> {
  const [result, setResult] = useState<{ path: string; answer: Answer | null }>();

  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    let isWanted = true;
    let timer = setTimeout(async () => {
      timer = setTimeout(() => controller.abort(), timeoutMs);
      const answer = await readPlace(path, schema, controller.signal);
      clearTimeout(timer);
      if (isWanted) setResult({ path, answer });
    }, delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, schema, delayMs]);

  return { answer: result?.answer, isCurrent: path !== null && result?.path === path };
}

/** Reads `path`, and once more when the request is lost: without its tiles a map is a drawing until the page is left. */
export async function readPlace<Answer>(
  path: string,
  schema: PlaceSchema<Answer>,
  signal?: AbortSignal,
): Promise<Answer | null> {
  const request = () => fetch(path, { signal, headers: { Accept: 'application/json' } });
  try {
    const response = await request().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      signal?.throwIfAborted();
      return request();
    });
    if (!response.ok || !isJson(response)) return null;
    return schema.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
}
