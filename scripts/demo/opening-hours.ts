import { hoursSentence } from '#contract/laundromat/hours-sentence.ts';
import { defaultHours } from '#contract/laundromat/laundromat.ts';
import { parseHours } from '#contract/laundromat/parse-hours.ts';
import type { DemoException, DemoLaundromat } from './demo-data.ts';
import type { Random } from './random.ts';

type Opening = Pick<DemoLaundromat, 'hours' | 'weeklyHours' | 'holidayHours' | 'exceptions' | 'assumedFacts'>;

/** Weeks of the laundromats; the more common ones are listed several times. */
const weeks = [
  ...['24h/24, 7j/7', '24h/24, 7j/7', '24h/24, 7j/7', '24h/24, 7j/7'],
  ...['7h-22h, 7j/7', '7h-22h, 7j/7', '7h-22h, 7j/7', '7h-22h, 7j/7'],
  ...['Tous les jours 7h–21h', 'Tous les jours 7h–21h', '6h-22h tous les jours', '6h-22h tous les jours'],
  ...['7h-21h du lundi au samedi', '7h-21h du lundi au samedi'],
  ...['Lundi–samedi 7h–21h, dimanche 8h–20h', 'Lundi–samedi 7h–21h, dimanche 8h–20h'],
  'Lundi–vendredi 7h–22h, samedi et dimanche 8h–20h',
  'Lundi–samedi 7h30–20h30, dimanche 9h–13h',
  'Lundi–vendredi 7h–21h, samedi 8h–20h, fermé dimanche',
  'Lundi–samedi 8h–12h30 et 14h–19h, fermé dimanche',
  'Mardi–samedi 8h30–12h et 13h30–19h30, dimanche 9h–12h30, fermé lundi',
  'Tous les jours 6h30–23h30',
  'Tous les jours 5h–minuit',
  'Tous les jours 6h–1h',
  'Lundi–jeudi 7h–23h, vendredi et samedi 7h–2h, dimanche 8h–23h',
];

/** Texts from which the hours can be read, and which their owners have not confirmed yet. */
const clearTexts = [
  '7h-20h, fermé le dimanche',
  '8h-20h du lundi au samedi',
  'Tous les jours de 5h à minuit',
  '8h-19h30 du mardi au dimanche',
];

const otherTexts = [
  '7h-22h en semaine, 8h-20h le week-end',
  '6h30-21h30, jours fériés compris',
  'Du matin au soir, tous les jours',
  '7h-21h, plus tard en été',
];

const types = { structured: 80, clearText: 5, otherText: 5, unknown: 8, assumed: 2 };
type HoursType = keyof typeof types;

const exceptionTemplates: ((random: Random) => DemoException[])[] = [
  (random) => [{ ...days(-random.between(1, 4), random.between(8, 20)), periods: null, reason: 'works' }],
  (random) => [{ ...days(random.between(15, 40), 14), periods: null, reason: 'holidays' }],
  (random) => [{ ...days(random.between(2, 9), 1), periods: null, reason: 'other' }],
  (random) => [{ ...days(random.between(3, 12), 4), periods: [['07:00', '12:00']], reason: 'works' }],
  (random) => [
    { ...days(-random.between(2, 6), 14), periods: [['09:00', '17:00']], reason: 'holidays' },
    { ...days(60, 2), periods: null, reason: 'works' },
  ],
  (random) => [{ ...days(-random.between(50, 90), 15), periods: null, reason: 'holidays' }],
  () => [
    { firstDay: 'christmas', lastDay: 'christmas', periods: [['09:00', '13:00']], reason: 'public_holiday' },
  ],
];

const days = (firstDay: number, length: number) => ({ firstDay, lastDay: firstDay + length - 1 });

/** Deals hours of every type: a week, a text that can be read or not, nothing, or the default of the specification. */
export function openingHours(random: Random): () => Opening {
  const typeOf = random.deck(
    Object.entries(types).flatMap(([type, share]) => Array<HoursType>(share).fill(type as HoursType)),
  );
  const week = random.deck(weeks);
  const clearText = random.deck(clearTexts);
  const otherText = random.deck(otherTexts);
  const exceptions = random.deck(exceptionTemplates);
  const unknown: Opening = {
    hours: null,
    weeklyHours: null,
    holidayHours: 'unknown',
    exceptions: [],
    assumedFacts: [],
  };
  const opening: Record<HoursType, () => Opening> = {
    structured: () => {
      const weeklyHours = parseHours(week())!;
      return {
        ...unknown,
        hours: hoursSentence(weeklyHours),
        weeklyHours,
        holidayHours:
          weeklyHours === 'always'
            ? 'usual'
            : random.pick(['usual', 'usual', 'usual', 'closed', 'closed', 'unknown', 'unknown']),
        exceptions: random.chance(0.25) ? exceptions()(random) : [],
      };
    },
    clearText: () => ({ ...unknown, hours: clearText() }),
    otherText: () => ({ ...unknown, hours: otherText() }),
    unknown: () => unknown,
    assumed: () => ({ ...unknown, hours: defaultHours, assumedFacts: ['price_from', 'hours'] }),
  };
  return () => opening[typeOf()]();
}
