import { describe, expect, it } from 'vitest';
import { randomWeek } from '../testing/random-hours.ts';
import { hoursPresets, hoursSentence } from './hours-sentence.ts';
import { hoursChoices } from './laundromat.ts';
import { openingExceptionsSchema } from './opening-exceptions.ts';
import { parseHours } from './parse-hours.ts';
import { weeklyHoursSchema } from './weekly-hours-schema.ts';
import { normalizedWeek, type Period } from './weekly-hours.ts';

const problemOf = (value: unknown) => weeklyHoursSchema.safeParse(value).error?.issues[0]?.message;
const closedWeek: Period[][] = [[], [], [], [], [], [], []];
const weekWith = (days: Record<number, unknown>) => closedWeek.map((day, index) => days[index] ?? day);

describe('checking the hours of a week', () => {
  it.each([
    ['text', 'Les horaires doivent être'],
    [null, 'Les horaires doivent être'],
    [{ monday: [] }, 'Les horaires doivent être'],
    [closedWeek.slice(1), 'Les horaires doivent être'],
    [closedWeek, 'Indiquez au moins une période'],
    [weekWith({ 0: 'fermé' }), 'Lundi\u00a0: une liste de périodes'],
    [weekWith({ 0: [['07:00']] }), "Lundi\u00a0: une période s'écrit avec"],
    [weekWith({ 1: [['25:00', '26:00']] }), 'Mardi\u00a0: «\u00a025:00\u00a0»'],
    [weekWith({ 1: [['24:00', '08:00']] }), 'Mardi\u00a0: «\u00a024:00\u00a0»'],
    [weekWith({ 1: [['7h', '8h']] }), 'Mardi\u00a0: «\u00a07h\u00a0»'],
    [weekWith({ 2: [[7, 22]] }), 'Mercredi\u00a0: «\u00a07\u00a0»'],
    [
      weekWith({ 3: [['08:00', '08:00']] }),
      "Jeudi\u00a0: l'ouverture et la fermeture sont à la même heure (08:00)",
    ],
    [
      weekWith({ 4: Array.from({ length: 400 }, () => ['08:00', '09:00']) }),
      'Vendredi\u00a0: 6 périodes au plus',
    ],
  ])('refuses %j with a clear message', (value, message) => expect(problemOf(value)).toContain(message));

  it.each([
    [
      weekWith({
        0: [
          ['08:00', '12:00'],
          ['11:00', '14:00'],
        ],
      }),
      '08:00–12:00 (lundi) et 11:00–14:00 (lundi)',
    ],
    [
      weekWith({ 0: [['18:00', '02:00']], 1: [['01:00', '08:00']] }),
      '18:00–02:00 (lundi) et 01:00–08:00 (mardi)',
    ],
    [
      weekWith({ 6: [['18:00', '02:00']], 0: [['01:00', '08:00']] }),
      '18:00–02:00 (dimanche) et 01:00–08:00 (lundi)',
    ],
    [
      weekWith({
        6: [
          ['23:00', '24:00'],
          ['22:00', '23:30'],
        ],
      }),
      '22:00–23:30 (dimanche) et 23:00–24:00 (dimanche)',
    ],
  ])('refuses the overlap in %j', (value, message) =>
    expect(problemOf(value)).toBe(`Les périodes ${message} se chevauchent.`),
  );

  it('sorts periods, and writes midnight and a week without a closing in one way', () => {
    const week = weekWith({
      0: [
        ['14:00', '00:00'],
        ['08:00', '12:00'],
      ],
    });
    expect(weeklyHoursSchema.parse(week)).toEqual(
      weekWith({
        0: [
          ['08:00', '12:00'],
          ['14:00', '24:00'],
        ],
      }),
    );
    expect(weeklyHoursSchema.parse(closedWeek.map(() => [['00:00', '00:00']]))).toBe('always');
  });
});

describe('checking exceptions', () => {
  const problem = (...exceptions: object[]) =>
    openingExceptionsSchema.safeParse(exceptions).error?.issues[0]?.message;

  it.each([
    [{ firstDay: '2026-02-30', lastDay: '2026-03-01' }, 'Choisissez une date'],
    [
      { firstDay: '2026-08-15', lastDay: '2026-08-01' },
      'Le dernier jour (01/08/2026) est avant le premier (15/08/2026).',
    ],
    [{ firstDay: '2026-08-15', lastDay: '2028-08-15' }, 'un an au plus'],
    [{ firstDay: '0026-12-24', lastDay: '0026-12-26' }, 'quatre chiffres'],
    [{ firstDay: '2126-12-24', lastDay: '2126-12-26' }, 'quatre chiffres'],
    [
      { firstDay: '2062-12-24', lastDay: '2062-12-24' },
      "Le 24/12/2062 est dans plus de dix ans\u00a0: vérifiez l'année.",
    ],
    [{ firstDay: '2026-08-15', lastDay: '2026-08-15', periods: [['25:00', '26:00']] }, '25:00'],
    [{ firstDay: '2026-08-15', lastDay: '2026-08-15', periods: 'fermé' }, 'liste de périodes'],
    [{ firstDay: '2026-08-15', lastDay: '2026-08-15', reason: 'party' }, 'Motif inconnu.'],
    [
      {
        firstDay: '2026-08-15',
        lastDay: '2026-08-16',
        periods: [
          ['00:00', '06:00'],
          ['20:00', '03:00'],
        ],
      },
      'se chevauchent',
    ],
  ])('refuses %j', (exception, message) => expect(problem(exception)).toContain(message));

  it('refuses two exceptions on one day, and more than fifty', () => {
    const first = { firstDay: '2026-08-01', lastDay: '2026-08-15' };
    expect(problem({ firstDay: '2026-08-15', lastDay: '2026-08-20' }, first)).toContain('le 15/08/2026');
    expect(problem(...Array.from({ length: 51 }, () => first))).toContain(
      '50 horaires exceptionnels au plus',
    );
  });

  it('stores days without periods as closed', () => {
    expect(
      openingExceptionsSchema.parse([{ firstDay: '2026-08-01', lastDay: '2026-08-02', periods: [] }]),
    ).toEqual([{ firstDay: '2026-08-01', lastDay: '2026-08-02', periods: null, reason: 'other' }]);
  });
});

describe('the sentence of the hours', () => {
  const working = (period: Period) => Array.from({ length: 5 }, () => [period]);

  it.each(hoursChoices)('is the choice « %s » of the specification for its hours', (choice) => {
    expect(hoursSentence(hoursPresets[choice])).toBe(choice);
    expect(parseHours(choice)).toEqual(hoursPresets[choice]);
  });

  it.each([
    [
      'Lundi–vendredi 7h–21h, samedi 8h–20h, fermé dimanche',
      [...working(['07:00', '21:00']), [['08:00', '20:00']], []],
    ],
    [
      'Lundi–vendredi 8h–12h et 14h–19h30, samedi et dimanche 24h/24',
      [
        ...Array.from({ length: 5 }, () => [
          ['08:00', '12:00'],
          ['14:00', '19:30'],
        ]),
        [['00:00', '24:00']],
        [['00:00', '24:00']],
      ],
    ],
    ['Tous les jours 6h–minuit', closedWeek.map(() => [['06:00', '24:00']])],
    [
      'Vendredi et samedi 18h–2h, fermé lundi–jeudi et dimanche',
      weekWith({ 4: [['18:00', '02:00']], 5: [['18:00', '02:00']] }),
    ],
  ] as [string, Period[][]][])('« %s »', (sentence, week) => {
    expect(hoursSentence(week)).toBe(sentence);
    expect(parseHours(sentence)).toEqual(week);
  });

  it('parses back to the same hours, for any week', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const week = randomWeek(seed);
      expect(parseHours(hoursSentence(week)), hoursSentence(week)).toEqual(normalizedWeek(week));
    }
  });
});

describe('parsing hours that a person wrote', () => {
  const every = (...periods: Period[]) => closedWeek.map(() => periods);

  it.each([
    ['24h/24', 'always'],
    ['24/24 7/7', 'always'],
    ['24/7', 'always'],
    ['Ouvert 24h/24h et 7j/7j', 'always'],
    ['24h sur 24, 7 jours sur 7', 'always'],
    ['7h/22h 7j/7', every(['07:00', '22:00'])],
    ['de 6h à minuit', every(['06:00', '24:00'])],
    ['7h - 22h', every(['07:00', '22:00'])],
    ['7H – 21H tous les jours', every(['07:00', '21:00'])],
    ['Ouvert tous les jours de 07:00 à 22:30', every(['07:00', '22:30'])],
    ['6h-24h, 7j/7', every(['06:00', '24:00'])],
    ['6h30-0h', every(['06:30', '24:00'])],
    ['00:00-23:59', 'always'],
    ['24 h / 24 – 7 j / 7', 'always'],
    ['8h30-12h30 14h-19h30', every(['08:30', '12:30'], ['14:00', '19:30'])],
    ['8h-12h30 / 14h-19h', every(['08:00', '12:30'], ['14:00', '19:00'])],
    [
      'Lundi - Vendredi : 7h00 - 20h00 / Dimanche : 7h00 - 20h00',
      weekWith(Object.fromEntries([0, 1, 2, 3, 4, 6].map((day) => [day, [['07:00', '20:00']]]))),
    ],
    [
      'lun-sam 8h-20h',
      weekWith(Object.fromEntries([0, 1, 2, 3, 4, 5].map((day) => [day, [['08:00', '20:00']]]))),
    ],
    [
      'Lun. - Ven. : 7h à 20h',
      weekWith(Object.fromEntries([0, 1, 2, 3, 4].map((day) => [day, [['07:00', '20:00']]]))),
    ],
    [
      '8h-20h du samedi au lundi',
      weekWith({ 5: [['08:00', '20:00']], 6: [['08:00', '20:00']], 0: [['08:00', '20:00']] }),
    ],
    ['Mardi et jeudi 9h-12h ; samedi fermé', weekWith({ 1: [['09:00', '12:00']], 3: [['09:00', '12:00']] })],
    [
      '9h-12h 14h-19h le lundi',
      weekWith({
        0: [
          ['09:00', '12:00'],
          ['14:00', '19:00'],
        ],
      }),
    ],
    ['18h-2h le vendredi', weekWith({ 4: [['18:00', '02:00']] })],
  ])('reads « %s »', (text, week) => expect(parseHours(text)).toEqual(week));

  it.each([
    '',
    'Sur rendez-vous',
    '7h-22h, 7j/7 sauf jours fériés',
    '25h-26h, 7j/7',
    '7h75-22h tous les jours',
    "jusqu'à 22h",
    '8-20',
    '8h',
    'lundi',
    'fermé',
    'fermé dimanche',
    'lundi 8h-12h, lundi 14h-18h',
    'lundi 8h-12h et 11h-14h',
    'lun-sam 8h-20h horaires indicatifs',
    '24h/24, lundi 8h-20h',
  ])('does not guess at « %s »', (text) => expect(parseHours(text)).toBeNull());
});
