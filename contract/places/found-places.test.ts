import { expect, test } from 'vitest';
import { suggestionsVariables } from './found-places.ts';

test('names of places are folded as the database folds them, and none is searched without words for a place', () => {
  expect(suggestionsVariables('La Réunion', 'La Réunion')).toMatchObject({
    key: 'reunion',
    start: 'reunion%',
  });
  expect(suggestionsVariables('St-Denis', 'St-Denis')).toMatchObject({ key: 'saint denis' });
  expect(suggestionsVariables('lavomatique', '')).toMatchObject({ key: '', start: '' });
});
