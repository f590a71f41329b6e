import { expect, test } from 'vitest';
import { isLatin, latinLine } from './latin-text.ts';

test.each([
  "L'Écume d'Ô & Cie",
  'Laverie nº 1 « 5 à Sec » – 24/7',
  'Ker C’hoat, 12½ rue du Cœur-Volant',
  'Łódź Çelik Ñandú',
  'Wash+Go @Home (Lyon 3ᵉ)',
  'Place du 8-Mai-1945, bât. B',
])('%s is written in Latin letters', (typed) => expect(isLatin(latinLine(typed))).toBe(true));

test.each([
  ['one Cyrillic letter', 'L\u0430verie'],
  ['Greek letters', 'Lavo\u03bf'],
  ['small capitals', 'ʟᴀᴠᴇʀɪᴇ'],
  ['a dotless i', 'Laver\u0131e'],
  ['a click that looks like an l', '\u01c0averie'],
  ['a vertical bar', '|averie'],
  ['piled up marks', 'La\u0337\u0335\u0336verie'],
  ['an emoji', 'Laverie 🧺'],
])('a name with %s is refused', (_, typed) => expect(isLatin(latinLine(typed))).toBe(false));

test.each(['𝐋𝐚𝐯𝐞𝐫𝐢𝐞', 'Ｌａｖｅｒｉｅ', 'Ⓛⓐⓥⓔⓡⓘⓔ', 'La\u200bve\u00adrie'])(
  '« %s » becomes plain letters',
  (typed) => expect(latinLine(typed)).toBe('Laverie'),
);
