import { expect, test } from 'vitest';
import { normalizedPhone, optionalPhone, phoneMessage } from './phone.ts';

test.each([
  ['0478371234', '04 78 37 12 34'],
  ['04.78.37.12.34', '04 78 37 12 34'],
  ['+33 4 78 37 12 34', '04 78 37 12 34'],
  ['+33 (0)4 78 37 12 34', '04 78 37 12 34'],
  ['0033478371234', '04 78 37 12 34'],
  ['0\u00a0800\u202f12-34-56', '08 00 12 34 56'],
  ['3631', '3631'],
  ['+32 2 123 45 67', '+32 2 123 45 67'],
])('%j is the phone number %j', (typed, shown) => expect(normalizedPhone(typed)).toBe(shown));

test.each(['0247', '04 78 37 12', '04 78 37 12 345', '00 00 00 00 00', 'sonnez', '+33 12', '1234'])(
  '%j is no phone number',
  (typed) => expect(normalizedPhone(typed)).toBeNull(),
);

test('a number may be left out, and a wrong one is refused with a sentence', () => {
  expect([undefined, null, ' '].map((text) => optionalPhone.parse(text))).toEqual([undefined, null, null]);
  expect(optionalPhone.safeParse('0247').error?.issues.map(({ message }) => message)).toEqual([phoneMessage]);
});
