import { expect, test } from 'vitest';
import { addressesOf, laundromatSuggestion, suggestionsOf, suggestionsVariables } from './found-places.ts';

test('names of places are folded as the database folds them, and none is searched without words for a place', () => {
  expect(suggestionsVariables('La Réunion', 'La Réunion')).toMatchObject({
    key: 'reunion',
    start: 'r%',
    former: 'reunion%',
  });
  expect(suggestionsVariables('St-Denis', 'St-Denis')).toMatchObject({ key: 'saint denis' });
  expect(suggestionsVariables('lavomatique', '')).toMatchObject({ key: '', start: '' });
});

test('a place of the geocoder is not taken before the towns are known', () => {
  const addresses = addressesOf([
    { address: 'Recouvrance', postalCode: '29200', city: 'Brest', latitude: 48.386, longitude: -4.498 },
  ]);
  const bestWith = (database?: []) =>
    suggestionsOf('brest', 'brest', { database, addresses, failed: [] }).best;
  expect(bestWith()).toBeUndefined();
  expect(bestWith([])?.label).toBe('Recouvrance');
});

test.each([
  ['laverie brest', 'brest', 'brest'],
  ['laverie du port', 'laverie du port', 'port'],
])(
  '« %s » searches for « %s », with its words for the trade only if a laundromat is called so',
  (typed, words, place) => {
    const port = { id: 'p', name: 'Laverie du Port', slug: 'laverie-du-port', city: 'Brest' };
    const database = [laundromatSuggestion(port)];
    expect(suggestionsOf(typed, place, { database, addresses: [], failed: ['database'] }).words).toBe(words);
  },
);
