import { type AddressSuggestion, addressSuggestions, suggestionsFrom } from '#contract/places/addresses.ts';
import { usePlaceAnswer } from './use-place-answer.ts';

const endpoint = '/api/places/suggestions';
const typingPauseMs = 300;
const longestText = 200;

/**
 * Returns the streets and house numbers that continue `text` in `city`, or elsewhere when there are none. Nothing while
 * `text` is too short.
 */
export function useAddressSuggestions(text: string, city: string) {
  const typed = text.trim();
  const isLongEnough = typed.length >= suggestionsFrom;
  const inTown = city.trim() === '' ? typed : `${typed} ${city.trim()}`;
  const near = usePlaceAnswer(isLongEnough ? pathOf(inTown) : null, addressSuggestions, typingPauseMs);
  const looksElsewhere = inTown !== typed && near.isCurrent && near.answer?.length === 0;
  const elsewhere = usePlaceAnswer(looksElsewhere ? pathOf(typed) : null, addressSuggestions, 0);
  const { answer, isCurrent } = looksElsewhere ? elsewhere : near;
  return {
    addresses: isLongEnough ? streetsOf(answer ?? []) : [],
    pending: isLongEnough && !isCurrent,
  };
}

const pathOf = (q: string) => `${endpoint}?${new URLSearchParams({ q: q.slice(0, longestText) })}`;

/** Suggestions without a street are communes, which the field for the town suggests. */
function streetsOf(suggestions: AddressSuggestion[]) {
  const streets = suggestions.filter(({ address }) => address !== '');
  const byKey = new Map(streets.map((street) => [keyOf(street), { ...street, key: keyOf(street) }]));
  return [...byKey.values()];
}

const keyOf = ({ address, postalCode, city }: AddressSuggestion) => `${address}, ${postalCode} ${city}`;
