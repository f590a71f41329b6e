import { expect, test } from 'vitest';
import { subjectOf } from './announced-service.ts';

test('a service that is offered gives its subject', () => {
  expect(subjectOf('social-media')).toBe('Animation des réseaux sociaux');
});

test('anything else in the address gives none', () => {
  for (const service of ['pressing', '', 'constructor', null, 3]) expect(subjectOf(service)).toBeUndefined();
});
