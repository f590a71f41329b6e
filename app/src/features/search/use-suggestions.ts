import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from 'urql';
import type { FoundPlace, FoundPlaces } from '#contract/places/found-places.ts';

const none: Suggestions = { options: [], pending: false };

/**
 * Returns the suggestions for a text; none for null. Their code is fetched with the first text, because the field must
 * work before the code has arrived, and without it.
 */
export function useSuggestions(
  text: string | null,
  onSuggestions: (suggestions: Suggestions) => void,
): Suggestions {
  const client = useClient();
  const [found, setFound] = useState<Suggestions & { text: string | null }>({ ...none, text: null });
  const pass = useEffectEvent(onSuggestions);

  useEffect(() => {
    if (text === null) return;
    let isWanted = true;
    let stop = () => {};
    const receive = (suggestions: Suggestions) => {
      if (!isWanted) return;
      setFound({ ...suggestions, text });
      pass(suggestions);
    };
    import('./suggest.ts').then(
      ({ suggest }) => {
        if (isWanted) stop = suggest(text, client, receive);
      },
      () => receive({ ...none, best: null }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [text, client]);

  if (text === null) return none;
  if (found.text === text) return found;
  // Earlier suggestions stay while a text grows, so that the list does not flicker.
  const isContinued = text.trim().length > 1 && found.text !== null && found.text.trim() !== '';
  return { options: isContinued ? found.options : [], pending: true };
}

export interface Suggestion extends FoundPlace {
  onChoose?: () => void;
  onRemove?: () => void;
}

export type Suggestions = FoundPlaces<Suggestion>;
