import { metresBetween } from '#contract/laundromat/coordinates.ts';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { textFieldNames } from '#contract/laundromat/fields.ts';
import { exactPointOf } from '#contract/laundromat/location.ts';
import { mergeProblem, photoCapOf } from '#contract/laundromat/merging.ts';
import type { MergeSide } from './merge-query.ts';

export function ownerChoices(kept: MergeSide, merged: MergeSide) {
  const [present, other] = [kept.owner?.email, merged.owner?.email];
  return [
    {
      value: 'kept',
      label: `${present ? `${present} garde la fiche` : 'La fiche reste sans propriétaire'}\u00a0; ${other} perd la sienne.`,
    },
    {
      value: 'merged',
      label: `${other} devient propriétaire${present ? `, à la place de ${present}` : ''}.`,
    },
  ] as const;
}

/**
 * Returns the laundromat that should stay: the only one that may, else the one with more content, else the older one.
 */
export function preferredOf(one: MergeSide, other: MergeSide): MergeSide {
  const [canKeepOne, canKeepOther] = [!mergeProblem(one, other), !mergeProblem(other, one)];
  if (canKeepOne !== canKeepOther) return canKeepOne ? one : other;
  const [richness, otherRichness] = [richnessOf(one), richnessOf(other)];
  if (richness !== otherRichness) return otherRichness > richness ? other : one;
  return other.createdAt < one.createdAt ? other : one;
}

const richnessOf = (side: MergeSide) =>
  side.reviewCount +
  side.photos_aggregate.aggregate.count +
  side.machines_aggregate.aggregate.count +
  knownFacts.filter((name) => side[name] !== null).length;

const knownFacts = [...textFieldNames, 'cycleMinutes'] as const;

const wordsFor = (name: (typeof knownFacts)[number]) =>
  ['facebook', 'instagram'].includes(name)
    ? fieldTitles[name]
    : fieldTitles[name].replace(/^./, (letter) => letter.toLowerCase());

/** Names the facts that a merge fills in because only the other laundromat has them. */
export function filledFacts(kept: MergeSide, merged: MergeSide): string[] {
  const filled = knownFacts.filter((name) => kept[name] === null && merged[name] !== null).map(wordsFor);
  if (!exactPointOf(kept) && exactPointOf(merged)) filled.push('emplacement');
  const isMissing = (list: 'machines_aggregate' | 'laundromatServices_aggregate') =>
    kept[list].aggregate.count === 0 && merged[list].aggregate.count > 0;
  if (isMissing('machines_aggregate')) filled.push('machines');
  if (isMissing('laundromatServices_aggregate')) filled.push('services');
  return filled;
}

export function movedPhotos(kept: MergeSide, merged: MergeSide): number {
  const room = photoCapOf(kept) - kept.photos_aggregate.aggregate.count;
  return Math.min(merged.photos_aggregate.aggregate.count, Math.max(room, 0));
}

export function distanceBetween(one: MergeSide, other: MergeSide): number | null {
  const [here, there] = [exactPointOf(one), exactPointOf(other)];
  return here && there ? metresBetween(here, there) / 1000 : null;
}
