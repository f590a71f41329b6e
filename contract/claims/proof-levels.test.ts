import { expect, test } from 'vitest';
import { acceptableFrom, provingLevels, reachedLevels } from './proof-levels.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
const bare = {
  hasProof: false,
  emailConfirmedAt: null,
  emailSource: null,
  emailSince: null,
  letterConfirmedAt: null,
  companyState: 'unchecked',
  isCompanyNear: false,
  photoAddedAt: null,
};
const claim = { userId: 'claimant', hasProof: false, askedAt: day(1), disputes: [] };
const proven = { ...claim, hasProof: true };
const asked = { ownerId: 'owner', askedAt: day(2), answeredAt: null };
const from = (...[waiting, owner]: Parameters<typeof acceptableFrom>) =>
  acceptableFrom(waiting, owner)?.toISOString() ?? null;

test('a SIRET at the address with a photo is no proof, and a code is', () => {
  const clues = { ...bare, companyState: 'found', isCompanyNear: true, photoAddedAt: day(1) };
  expect(reachedLevels(clues).filter((level) => provingLevels.includes(level))).toEqual([]);
  expect(reachedLevels({ ...bare, hasProof: true, letterConfirmedAt: day(1) })).toEqual(['letter']);
  const known = { ...bare, emailConfirmedAt: day(90), emailSource: 'site', emailSince: day(1) };
  expect(reachedLevels({ ...known, hasProof: true })).toEqual(['domain']);
  expect(reachedLevels(known)).toEqual(['code']);
  const recent = { ...known, emailSince: day(40), hasProof: true, letterConfirmedAt: day(1) };
  expect(reachedLevels(recent)).toEqual(['letter', 'code']);
});

test('without a proof seven days pass after the contact was asked', () => {
  expect(from(claim, null)).toBe(day(8));
  expect(from({ ...claim, askedAt: null }, null)).toBeNull();
  expect(acceptableFrom(proven, null)!.getTime()).toBe(0);
});

test('a present owner has 14 days, or until the answer, also when there is a proof', () => {
  expect(from(proven, 'owner')).toBeNull();
  expect(from({ ...proven, disputes: [{ ...asked, ownerId: 'former' }] }, 'owner')).toBeNull();
  expect(from({ ...proven, disputes: [asked] }, 'owner')).toBe(day(16));
  const answered = { ...asked, answeredAt: day(3) };
  expect(from({ ...proven, disputes: [answered] }, 'owner')).toBe(day(3));
  expect(from({ ...claim, disputes: [answered] }, 'owner')).toBe(day(8));
  expect(acceptableFrom(proven, 'claimant')!.getTime()).toBe(0);
});
