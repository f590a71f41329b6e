import { expect, it } from 'vitest';
import { formatPhone, phoneHref } from './phone.ts';

it.each(['0478123456', '04.78.12.34.56', '+33 4 78 12 34 56', '+33 (0)4 78 12 34 56'])(
  'writes %s in pairs',
  (phone) => expect(formatPhone(phone)).toBe('04\u00a078\u00a012\u00a034\u00a056'),
);

it('leaves a number from abroad or an invalid number as it is', () => {
  expect(formatPhone('+32 2 123 45 67')).toBe('+32 2 123 45 67');
  expect(formatPhone('demander Paul')).toBe('demander Paul');
});

it('dials digits only, and makes no link without a number', () => {
  expect(phoneHref('04 78 12 34 56')).toBe('tel:0478123456');
  expect(phoneHref('+33 (0)4 78 12 34 56')).toBe('tel:+33478123456');
  expect(phoneHref('demander Paul')).toBeUndefined();
});
