import { expect, test } from 'vitest';
import { type HeldField, heldFields } from '../moderation/moderated-fields.ts';
import { columnOf, moderatedNames, textFields } from './fields.ts';
import { fieldsToHold, wordsChangedAtMost } from './held-changes.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');
const long = 'Douze machines, deux séchoirs, paiement par carte.';

test.each<[HeldField, string | null, string, boolean]>([
  ['phone', null, '04 78 00 00 01', true],
  ['phone', '04 78 00 00 01', '04 78 00 00 02', true],
  ['phone', '04 78 00 00 01', '+33 4.78.00.00.01', false],
  ['phone', '04 78 00 00 01', '', false],
  ['email', 'a@exemple.fr', 'b@exemple.fr', true],
  ['email', 'a@exemple.fr', 'A@exemple.fr', false],
  ['website', null, 'https://casino.example.org', true],
  ['website', 'https://laverie.example.org', 'http://www.laverie.example.org/', false],
  ['website', 'https://laverie.example.org', 'https://laverie-example.org', true],
  ['facebook', 'https://facebook.com/a', 'https://facebook.com/b', true],
  ['instagram', null, 'https://instagram.com/a', true],
  ['name', 'Laverie', 'Laverie du Port', false],
  ['name', 'Laverie', 'Laverie casino.example.org', true],
  ['name', 'Laverie', 'Laverie 04 78 00 00 02', true],
  ['description', long, `${long} Wifi.`, false],
  ['description', long, `${long} Voir casino.example.org`, true],
  ['description', long, `${long} Voir HTTPS://CASINO`, true],
  ['description', long, `${long} Écrire à a@casino.example.org`, true],
  ['description', `${long} Voir laverie.fr`, `Voir laverie.fr ${long}`, false],
  ['description', long, `${long} Appelez le 06.12.34.56.78`, true],
  ['description', long, `${long} Allez sur evil․example`, true],
  ['description', long, `${long} Appelez le 06 11\u200b22 33 44`, true],
  ['description', long, `${long} Telegram @casino_vip`, true],
  ['description', long, `${long} Appelez le 3615`, true],
  ['name', 'Laverie', 'Laverie evil,fr', true],
  ['description', null, words(wordsChangedAtMost), false],
  ['description', null, words(wordsChangedAtMost + 1), true],
  ['description', words(wordsChangedAtMost + 1), '', false],
])('%s: « %s » changed to « %s » waits: %s', (name, approved, stated, waits) => {
  expect(fieldsToHold({ [name]: stated }, { [name]: approved })).toEqual(waits ? [name] : []);
});

test('a field that is not stated does not wait', () => {
  expect(fieldsToHold({}, { phone: '04 78 00 00 01' })).toEqual([]);
});

test('what waits is moderated, and its name is its column, which an approval publishes', () => {
  expect(heldFields.filter((name) => !moderatedNames.includes(name) || columnOf(name) !== name)).toEqual([]);
  // `decide_change` has a separate statement for the required address, so that must not be held.
  expect(heldFields.filter((name) => name !== 'name' && 'required' in textFields[name])).toEqual([]);
});
