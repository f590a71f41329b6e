import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { farPinMessage } from '#contract/laundromat/location.ts';
import type { UnreadPart } from '#contract/moderation/moderated-fields.ts';
import { violatedConstraint } from '../db/database-error.ts';
import type { Trx } from '../db/database.ts';
import { refusedField } from '../http/api-error.ts';
import type { Input, Write } from '../http/operation.ts';
import { approveParts } from '../laundromats/reading-queue.ts';
import { checkedFacts, type ImportedFacts } from './facts.ts';
import { lockDescribed, tooLate } from './queries.ts';
import type { SiteLaundromat } from './site-laundromats.ts';
import { updateLaundromat } from './write-laundromats.ts';

type Decision = Input<'decideSourceDifference'>;

/**
 * Writes a fact of the source to its laundromat, or declines the value. The same decision again changes nothing; a
 * value that the source no longer has is not decided.
 */
export const decideSourceDifference: Write<'decideSourceDifference'> = async (trx, _caller, decision) => {
  const { type, id, fact, seen } = decision;
  const { laundromat, object } = await lockDescribed(trx, decision);
  const has = (facts: Partial<ImportedFacts>) => isDeepStrictEqual(facts[fact] ?? null, seen);
  const [former, later] = {
    theirs: [object.differences, object.imported],
    ours: [object.differences, object.kept],
    open: [object.kept, object.differences],
  }[decision.decision];
  if (has(former!)) {
    if (decision.decision === 'theirs') await writeFact(trx, laundromat, decision);
    await saveDecision(trx, decision);
  } else if (!has(later!)) throw tooLate();
  return { type, id };
};

const writtenParts: Partial<Record<Decision['fact'], UnreadPart[]>> = {
  hours: ['hours', 'weeklyHours', 'holidayHours', 'openingExceptions'],
  location: ['latitude', 'longitude'],
};

/** An address changes without its point: the administrator has seen both. */
async function writeFact(trx: Trx, laundromat: SiteLaundromat, { fact, seen }: Decision): Promise<void> {
  const { hasPoint, present } = laundromat;
  const point = fact === 'address' && hasPoint && { location: present.location };
  const checkedAt = checkedFacts.has(fact) ? new Date() : undefined;
  const written = updateLaundromat(trx, laundromat, { ...point, [fact]: seen }, checkedAt);
  await written.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'laundromats_location_near_commune') throw error;
    throw refusedField('seen', farPinMessage, error);
  });
  await approveParts(trx, laundromat.id, writtenParts[fact] ?? []);
}

const saveDecision = (trx: Trx, { type, id, fact, decision, seen }: Decision) => {
  const value = sql`jsonb_build_object(${fact}::text, ${JSON.stringify(seen)}::jsonb)`;
  const columns = {
    theirs: sql`differences = differences - ${fact}, kept = kept - ${fact}, imported = imported || ${value}`,
    ours: sql`differences = differences - ${fact}, kept = kept || ${value}`,
    open: sql`differences = differences || ${value}, kept = kept - ${fact}`,
  };
  return sql`update source_objects set ${columns[decision]} where type = ${type} and id = ${id}`.execute(trx);
};
