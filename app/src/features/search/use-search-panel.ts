import { useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import type { SearchCriteria, SearchUrl } from './search-params.ts';
import { boxText, forWords, pathWithFilters, phraseChanges, placeOf } from './search-place.ts';
import type { AroundMe } from './use-around-me.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface PanelState {
  shown: SearchCriteria;
  text: string;
  /** The text to suggest for; null until the field is used. */
  query: string | null;
  /** « Rechercher » waits for the best suggestion. */
  submitted: boolean;
  error: string | undefined;
  /** A phone shows the form, although a search is shown. */
  unfolded: boolean;
}

type PanelEvent =
  | { type: 'navigated'; criteria: SearchCriteria }
  | { type: 'typed'; text: string }
  | { type: 'searched'; text: string }
  | { type: 'used' | 'dismissed' | 'submitted' | 'folded' | 'unfolded' }
  | { type: 'refused'; error: string };

export function nextState(state: PanelState, event: PanelEvent): PanelState {
  const unsent = { submitted: false, error: undefined };
  switch (event.type) {
    case 'navigated': {
      // « Back », a link or a position changed the search: the box follows, unless its place stays the same.
      const place = boxText(event.criteria);
      const text = place === boxText(state.shown) ? state.text : place;
      return { ...state, shown: event.criteria, unfolded: false, text };
    }
    case 'typed':
      return { ...state, ...unsent, text: event.text, query: event.text };
    case 'searched':
      return { ...state, ...unsent, text: event.text, query: null };
    case 'used':
      return { ...state, query: state.text === boxText(state.shown) ? '' : state.text };
    case 'dismissed':
      return { ...state, query: null };
    case 'submitted':
      return { ...state, submitted: true };
    case 'refused':
      return { ...state, error: event.error };
    case 'folded':
    case 'unfolded':
      return { ...state, unfolded: event.type === 'unfolded' };
  }
}

export const startOf = (criteria: SearchCriteria): PanelState => ({
  shown: criteria,
  text: boxText(criteria),
  query: null,
  submitted: false,
  error: undefined,
  unfolded: false,
});

/** State of the search panel, and the ways in which its box leads to a search. */
export function useSearchPanel({ criteria, change }: SearchUrl) {
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(nextState, criteria, startOf);
  if (state.shown !== criteria) dispatch({ type: 'navigated', criteria });
  const { text, query, submitted } = state;

  // The text is set as well, because submitting the same search again does not change the URL.
  function apply(changes: Partial<SearchCriteria>, options?: { replace: boolean }) {
    dispatch({ type: 'searched', text: boxText({ ...criteria, ...changes }) });
    change(changes, options);
  }

  function applyAndFold(changes: Partial<SearchCriteria>) {
    apply(changes);
    dispatch({ type: 'folded' });
  }

  function choose(suggestion: Suggestion) {
    suggestion.onChoose?.();
    if (suggestion.path) return navigate(pathWithFilters(suggestion.path, criteria, text));
    const place = placeOf(criteria, suggestion);
    if (place) applyAndFold({ ...phraseChanges(criteria, text), ...place });
    else dispatch({ type: 'dismissed' });
  }

  function search(best: Suggestion | null, words = text.trim()) {
    if (best) void choose(best);
    else applyAndFold({ ...phraseChanges(criteria, text), ...forWords(words) });
  }

  const suggestions = useSuggestions(query, ({ best, words }) => {
    if (submitted && best !== undefined) search(best, words);
  });

  function submit(locate: AroundMe['locate']) {
    const typed = text.trim();
    if (typed === boxText(criteria)) applyAndFold({});
    else if (typed === '') applyAndFold(forWords(''));
    else if (readPhrase(typed).words === '') void locate(phraseChanges(criteria, typed));
    else if (suggestions.best === undefined) dispatch({ type: 'submitted' });
    else search(suggestions.best, suggestions.words);
  }

  return { state, dispatch, suggestions, apply, choose, submit };
}
