import { expect, test } from 'vitest';
import { subjectOf } from './announced-service.ts';

test('a known service gives its subject', () => {
  expect(subjectOf('social-media')).toBe('Animation des réseaux sociaux');
});

test('an unknown service gives no subject', () => {
  for (const service of ['pressing', '', 'constructor', null, 3]) expect(subjectOf(service)).toBeUndefined();
});
