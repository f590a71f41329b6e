import { expect, test } from 'vitest';
import { accountsIn, linksIn, phonesIn } from './contacts-in-text.ts';

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
  'E V I L.example',
  'EVIL.EXAMPLE',
])('the domain in « %s » is found', (typed) => {
  expect(linksIn(`Allez sur ${typed} !`)).toEqual(['evil.example']);
});

test.each([
  'evil,fr',
  'evil . fr',
  'evil·fr',
  'evil point fr',
  'evil. fr',
  'evil…fr',
  'evil°fr',
  'evil\u201afr',
  'evil\u0660fr',
  'evil;fr',
  'evil|fr',
  'evilpointfr',
  'evilDOTfr',
  'evil-point-fr',
  'evil_point_fr',
  'evil "point" fr',
  'evil *point* fr',
  'evil dotfr',
  'evil – point – fr',
  'evil «point» fr',
  'evil p0int fr',
  'evil pt fr',
  'HTTPS://www.evil.fr/',
])('the French domain in « %s » is found', (typed) =>
  expect(linksIn(`Allez sur ${typed}`)).toEqual(['evil.fr']),
);

test.each([
  'Allez sur t.me/evil',
  'Allez sur bit ly/evil',
  'Allez sur bit ly evil',
  'Écrire à evil arobase mail point com',
  'www evil casino',
  'evil point info',
  'evil,net',
  'evilpointcom',
  'https evil casino',
  'hxxp evil casino',
  'wwwevilcasino',
  't . me / evil',
  'tme/evil',
  'http://45.9.12.8',
  '185.12.3.4',
  '185 . 12 . 3 . 4',
  '45.9.12.8:8080',
  '45.9.12.8/jeux',
])('a link is found in « %s »', (typed) => expect(linksIn(typed)).toHaveLength(1));

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
  '+33 (0)6 11 22 33 44',
  'zéro six onze vingt-deux trente-trois quarante-quatre',
  'zéro six, un un, deux deux, trois trois, quatre quatre',
  '06 onze 22 trente-trois 44',
  '06|11|22|33|44',
  '06 et 11 et 22 et 33 et 44',
  '06a11b22c33d44',
  'O6 II 22 33 44',
  '٠٦ ١١ ٢٢ ٣٣ ٤٤',
  '6 11 22 33 44',
  '0-6 11 22 33 44',
  '06 11 et 22 33 44',
  '06 11, puis 22 33 44',
  '33 611 223 344',
  'zéro-six onze vingtdeux trentetrois quarantequatre',
])('the number in « %s » is found', (typed) => {
  expect(phonesIn(`Appelez le ${typed}.`)).toEqual(['0611223344']);
});

test.each([
  ['appelez le 36 15', '3615'],
  ['faites vite le 118.218', '118218'],
  ['renseignements au 118712', '118712'],
  ['Renseignements : 3232', '3232'],
  ['envoyez LAVE par SMS au 81212', '81212'],
])('the short number in « %s » is found', (typed, found) => expect(phonesIn(typed)).toEqual([found]));

test.each([
  ['Telegram @casino_vip', ['telegram', 'casino_vip']],
  ['Te\u200blegram : casino', ['telegram']],
  ['＠casino_vip', ['casino_vip']],
  ['arobase casino_vip', ['casino_vip']],
  ['T.E.L.E.G.R.A.M casino', ['telegram']],
  ['Télé gram, t€l3gram', ['telegram', 'telegram']],
  ['Whats App, watsapp', ['whatsapp', 'watsapp']],
  ['Signal : casino', ['signal:casino']],
  ['Instagram : casino_vip', ['instagram:casino_vip']],
  ['casino_vip sur Instagram', ['casino_vip']],
  ['Mon insta casino', ['instacasino']],
  ['ajoutez snap casinovip !', ['snapcasinovip']],
  ['WhatsApp : casino', ['whatsapp:casino']],
  ['WhatsApp au 06 11 22 33 44', ['whatsapp']],
  ['What’s app, wattsapp', ['what’sapp', 'wattsapp']],
  ['Telegr@m, téIégram', ['telegram', 'teiegram']],
  ['Telegr\u0430m', ['telegr\u0430m']],
])('the account in « %s » is found', (typed, found) => expect(accountsIn(typed)).toEqual(found));

test.each([
  'Laverie L@verie : 8 kg à 4,50 €, 14 kg à 7 €. Ouvert 7j/7, de 7 h à 22 h.',
  'Lavage, séchage,repassage. 6, 8, 10, 14, 18 et 20 kg. Client·e·s bienvenu·e·s, net et propre.',
  'O 20 machines, dont 4 de 16 kg.',
  'SIRET 123 456 789 00012, RCS Lyon 123 456 789, TVA FR12 123456789',
  'Ouvert 08.00-12.00 14.00-19.00, 7h30-22h, 08h00-12h00 14h00-19h00. Horaires 0800 1200 1400 1900.',
  'Mo,We,Fr 08:00-12:00,14:00-19:00. Fermé les 01/01, 01/05, 25/12 et 01.01 01.05 08.05 14.07.',
  'Fermé du 01.08.2026 au 20.08.2026, et 24/12/2026-02/01/2027.',
  'Cycles 30.60.90, machines de 7-10-14-18-24 kg, 06/08/10/14/18 kg. 4,00 / 6,00 / 9,00 / 12,00 / 15,00 €.',
  'Net.Propre.Rapide. Chez M.Dupont, p.ex. ou E.Leclerc.',
  'Le point info, wifi,top,propre. Un bon point de vue. Lessive,me direz-vous. Place Be-bop,be-bop.',
  'Un signal sonore. GPS 45.764043, 4.835659. Zéro phosphate, un lavage, deux séchages.',
  'Ligne 27, bus 38, 12 rue du 11 Novembre 1918, filtre 5 µm.',
  'Bus 02 06 11 25 38, lignes 02, 06, 11, 25 et 38. Machines n° 01, 02, 03, 04, 05. Fermé les 01, 08, 11, 14 et 25.',
  'Composez le code 3456. Appelez le 3 rue de la Gare, 3200 litres, SMS au 06. Écrivez au 75011 Paris.',
  'Nos tarifs : 04 06 08 10 12 euros. Cycles de 30.40.60.90, 7.10.14.18 kg.',
  'Réservation par WhatsApp possible. Suivez-nous sur Instagram et Facebook. Insta, TikTok. Facebook : voir plus bas.',
  'Un lave_linge de 18 kg, deux seche_linges, un sèche_linge géant. Chez Ly, un habit ly.',
  'Lavage @Home, vendredi @ 14h, 14h @ 20h. Rond-point commercial, faire l’appoint comme avant.',
])('an ordinary text contains no link, number or account: %s', (text) => {
  expect([linksIn(text), phonesIn(text), accountsIn(text)]).toEqual([[], [], []]);
});

test.each(['.', '.point', 'a_', '1.', 'bus 1 ', '06 '])(
  'no repetition of « %s » takes long to read',
  (part) => {
    const text = part.repeat(10_000 / part.length);
    expect([linksIn(text), accountsIn(text)].flat().length).toBeLessThan(2);
  },
);
