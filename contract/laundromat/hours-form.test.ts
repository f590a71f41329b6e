import { expect, test } from 'vitest';
import { withAgreeingHours } from './hours-form.ts';
import { hoursPresets } from './hours-sentence.ts';

const week = hoursPresets['7h-22h, 7j/7'];

test.each([
  ['weekly hours write the text', { weeklyHours: week }, { weeklyHours: week, hours: '7h-22h, 7j/7' }],
  [
    'also in place of another text',
    { weeklyHours: week, hours: 'Autre' },
    { weeklyHours: week, hours: '7h-22h, 7j/7' },
  ],
  ['a clear text is parsed', { hours: 'de 7h à 22h' }, { weeklyHours: week, hours: '7h-22h, 7j/7' }],
  ['other texts stay', { hours: 'Sur rendez-vous' }, { weeklyHours: null, hours: 'Sur rendez-vous' }],
  ['null is unknown', { hours: null }, { weeklyHours: null, hours: null }],
  ['in weekly hours too', { weeklyHours: null }, { weeklyHours: null, hours: null }],
  ['nothing sent changes nothing', { name: 'Le Tambour', hours: undefined }, { name: 'Le Tambour' }],
])('%s', (_, form, expected) => expect(withAgreeingHours(form)).toEqual(expected));
