import { describe, expect, test } from 'vitest';
import { readPhrase } from './search-phrase.ts';
import { openInstant, timeZoneOfSearch } from './search.ts';

describe('a typed phrase', () => {
  test.each([
    ['  Saint-Germain-des-Prés ', 'Saint-Germain-des-Prés'],
    ['12 rue du Lavoir, Lyon', '12 rue du Lavoir, Lyon'],
    ['La Roche-sur-Yon', 'La Roche-sur-Yon'],
    ['Sainte-Adresse', 'Sainte-Adresse'],
    ['St Prix', 'St Prix'],
    ["Ville-d'Avray", "Ville-d'Avray"],
    ['Hours', 'Hours'],
    ['Prix-lès-Mézières', 'Prix-lès-Mézières'],
    ['Lasseube-Propre', 'Lasseube-Propre'],
    ['Ville-du-Pont', 'Ville-du-Pont'],
  ])('that only names a place stays as it is typed: %s', (typed, words) => {
    expect(readPhrase(typed)).toEqual({ words, filters: {} });
  });

  test('keeps the name of a street or a saint, whatever its words mean elsewhere', () => {
    expect(readPhrase('laverie rue de la Nuit').words).toBe('rue de la nuit');
    expect(readPhrase('laverie pas chère sainte adresse').words).toBe('sainte adresse');
    expect(readPhrase('Parking des Célestins')).toEqual({ words: 'Parking des Célestins', filters: {} });
  });

  test.each([
    ['laverie à Vers-sur-Selle', 'vers-sur-selle'],
    ['laverie vers sur selle', 'vers sur selle'],
    ['laverie vers Lyon', 'lyon'],
    ['Aux‑Aussat laverie', 'aux-aussat'],
    ['laverie Prix-lès-Mézières', 'prix-les-mezieres'],
    ['laverie à prix les mezieres', 'prix les mezieres'],
    ['Saintes laverie', 'saintes'],
    ['Magny-Cours laverie', 'magny-cours'],
    ['laverie-lyon', 'lyon'],
    ['lavomatic-paris', 'paris'],
  ])('keeps the name of a town whose words mean something elsewhere: %s', (typed, words) => {
    expect(readPhrase(typed)).toEqual({ words, filters: {} });
  });

  test('reads what follows the name of a street', () => {
    const { words, filters } = readPhrase('laverie rue de la gare brest ouverte dimanche');
    expect([words, filters]).toEqual(['rue de la gare brest', { open: 'sunday' }]);
  });

  test('loses the words that only join a place to the rest', () => {
    expect(readPhrase('une laverie ouverte le dimanche à Lyon avec parking et Wi-Fi')).toEqual({
      words: 'lyon',
      filters: {
        open: 'sunday',
        services: ['a0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000005'],
      },
    });
  });

  test.each([
    ['Brest ouvert à 22h', 'brest', '22h'],
    ['laveries ouvertes à 7 heures', '', '7h'],
    ['laverie ouverte après 22 h Lyon', 'lyon', '22h'],
    ['laverie ouverte tard à Lyon', 'lyon', '22h'],
  ])('may ask for an hour: %s', (typed, words, open) => {
    expect(readPhrase(typed)).toEqual({ words, filters: { open } });
  });

  test('without a place means « near me »', () => {
    expect(readPhrase('Laverie automatique, pas chère !')).toEqual({ words: '', filters: { sort: 'price' } });
  });

  test('reads a number in letters only behind a city with arrondissements', () => {
    expect(readPhrase('Paris le dix-septième').words).toBe('paris 17');
    expect(readPhrase('Les Trois-Moutiers').words).toBe('Les Trois-Moutiers');
  });

  test.each([
    ['75000', 'paris'],
    ['69000', 'lyon'],
    ['13000', 'marseille'],
    ['75000 Paris', 'paris'],
    ['Marseille 13000', 'marseille'],
    ['69000 Villeurbanne', 'villeurbanne'],
    ['59000', '59000'],
    ['31000 Toulouse', '31000 Toulouse'],
    ['F-69003', '69003'],
    ['F 13001', '13001'],
    ['laverie FR-75011', '75011'],
    ['Lyon, France', 'Lyon'],
    ['laverie Nice France', 'nice'],
    ['Île de France', 'Île de France'],
    ['Roissy-en-France', 'Roissy-en-France'],
    ['Tremblay en France', 'Tremblay en France'],
    ['France', 'France'],
    ['Lyon Cedex 03', 'lyon 3'],
    ['69433 Lyon Cedex 03', 'lyon 3'],
    ['Paris Cedex 12', 'paris 12'],
    ['35042 Rennes Cedex', 'Rennes'],
    ['laverie 13284 marseille cedex 07', 'marseille 7'],
    ['paris xv', 'paris 15'],
    ['Paris XVIIIe', 'paris 18'],
    ['marseille viii', 'marseille 8'],
    ['Lyon IIIème arrondissement', 'lyon 3'],
    ['paris vi', 'paris 6'],
    ['Vers-Pont-du-Gard', 'Vers-Pont-du-Gard'],
    ['La Réunion', 'La Réunion'],
    ['Saint Denis de la Réunion', 'saint denis 974'],
    ['département 33', '33'],
    ['75', 'paris'],
    ['Lyon 69', 'lyon'],
    ['13e Marseille', 'marseille 13'],
    ['dans le 13e arrondissement de Marseille', 'marseille 13'],
    ['Centre', 'Centre'],
    ['Ajaccio 2A', 'ajaccio'],
    ['ville de Pau', 'pau'],
    ['Paris dans le 11e', 'paris 11'],
    ['Lyon dans le troisième', 'lyon 3'],
    ['tarif laverie Lyon', 'lyon'],
    ['meilleure laverie Paris', 'paris'],
    ['laverie ouverte le samedi Nice', 'nice'],
    ['Paris', 'Paris'],
    ['lyon 3e', 'lyon 3e'],
    ['lyon vieux', 'lyon vieux'],
  ])('names the place as our tables do: %s is %s', (typed, words) => {
    expect(readPhrase(typed).words).toBe(words);
  });

  test.each([
    ['self laverie paris 11', 'paris 11'],
    ['lavoir automatique st etienne', 'st etienne'],
    ['lavomatic bastille', 'bastille'],
    ['rue du Lavoir', 'rue du Lavoir'],
  ])('loses the words of the trade: %s', (typed, words) => {
    expect(readPhrase(typed).words).toBe(words);
  });

  test('is read in a moment, however long and repetitive it is', () => {
    expect(readPhrase('ouverte '.repeat(25)).words).toBe('');
    expect(readPhrase('24 h sur '.repeat(22)).filters).toEqual({ open: 'night' });
  });
});

describe('the instant of an opening', () => {
  test.each([
    ['now', '2026-11-26T10:15:40Z', '2026-11-26T10:15:00.000Z'],
    ['sunday', '2026-11-26T10:15:00Z', '2026-11-29T14:00:00.000Z'],
    ['sunday', '2026-11-29T14:00:00Z', '2026-11-29T14:00:00.000Z'],
    ['sunday', '2026-11-29T14:00:01Z', '2026-12-06T14:00:00.000Z'],
    ['night', '2026-11-26T22:15:00Z', '2026-11-27T02:00:00.000Z'],
    // At the change of clocks, two o'clock is skipped, three is not.
    ['night', '2026-03-28T22:15:00Z', '2026-03-29T01:00:00.000Z'],
    ['sunday', '2026-07-01T12:00:00Z', '2026-07-05T13:00:00.000Z'],
    ['22h', '2026-11-26T20:15:00Z', '2026-11-26T21:00:00.000Z'],
    ['22h', '2026-11-26T21:15:00Z', '2026-11-27T21:00:00.000Z'],
    ['7h', '2026-11-26T20:15:00Z', '2026-11-27T06:00:00.000Z'],
  ] as const)('%s, asked at %s, is %s', (open, now, instant) => {
    expect(openInstant(open, new Date(now), 'Europe/Paris')).toBe(instant);
  });

  test.each([
    ['a point of Guadeloupe', { lat: 16.24, lng: -61.53 }, '2026-11-27T02:00:00.000Z'],
    ['a point of Mayotte', { lat: -12.78, lng: 45.23 }, '2026-11-26T19:00:00.000Z'],
    ['a part of the map', { south: -21, north: -20.8, west: 55.3, east: 55.6 }, '2026-11-26T18:00:00.000Z'],
    ['a department', { department: '974' }, '2026-11-26T18:00:00.000Z'],
    ['a region', { region: 'Guyane' }, '2026-11-27T01:00:00.000Z'],
    ['a point of Corsica', { lat: 42.7, lng: 9.45 }, '2026-11-26T21:00:00.000Z'],
    ['all of France', {}, '2026-11-26T21:00:00.000Z'],
  ])('means the clocks of the place: 22 h in %s', (_case, place, instant) => {
    expect(openInstant('22h', new Date('2026-11-26T10:15:00Z'), timeZoneOfSearch(place))).toBe(instant);
  });
});
