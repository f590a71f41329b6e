import { expect, test } from 'vitest';
import { accountsIn, linksIn, phonesIn } from './readable-text.ts';

test.each([
  'evil․example',
  'evil。example',
  'evil．example',
  'evil｡example',
  'ｅｖｉｌ.example',
  '𝐞𝐯𝐢𝐥.𝐞𝐱𝐚𝐦𝐩𝐥𝐞',
  'evil\u200b.exa\u00admple',
  'e\u0337vil.example',
  'evil[.]example',
  'evil (point) example',
])('the domain in « %s » is found', (typed) => {
  expect(linksIn(`Allez sur ${typed} !`)).toEqual(['evil.example']);
});

test.each(['evil,fr', 'evil . fr', 'evil·fr', 'evil point fr', 'HTTPS://www.evil.fr/'])(
  'the French domain in « %s » is found',
  (typed) => expect(linksIn(`Allez sur ${typed}`)).toEqual(['evil.fr']),
);

test.each([
  '06 11\u200b22 33 44',
  '06\u00a011\u202f22\u200933-44',
  '０６ １１ ２２ ３３ ４４',
  '𝟎𝟔 𝟏𝟏 𝟐𝟐 𝟑𝟑 𝟒𝟒',
  'O6 11 22 33 44',
  '06/11/22/33/44',
  '06 - 11 - 22 - 33 - 44',
  '06,11,22,33,44',
  '(06) 11_22_33_44',
  '+33 6 11 22 33 44',
])('the number in « %s » is found', (typed) => {
  expect(phonesIn(`Appelez le ${typed}.`)).toEqual(['0611223344']);
});

test.each([
  ['Telegram @casino_vip', ['telegram', 'casino_vip']],
  ['Te\u200blegram : casino', ['telegram']],
  ['＠casino_vip', ['casino_vip']],
])('the account in « %s » is found', (typed, found) => expect(accountsIn(typed)).toEqual(found));

test.each([
  'Laverie L@verie : 8 kg à 4,50 €, 14 kg à 7 €. Ouvert 7j/7, de 7 h à 22 h.',
  'Lavage, séchage,repassage. 6, 8, 10, 14, 18 et 20 kg. Client·e·s bienvenu·e·s, net et propre.',
  'O 20 machines, dont 4 de 16 kg.',
])('an ordinary text contains no link, number or account: %s', (text) => {
  expect([linksIn(text), phonesIn(text), accountsIn(text)]).toEqual([[], [], []]);
});
