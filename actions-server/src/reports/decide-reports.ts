import { sql } from 'kysely';
import { reportStates } from '#contract/reports/reports.ts';
import { transactionTime } from '../db/database.ts';
import { beginDecision, logDecisions } from '../db/decision-log.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';

export const decideReports: Write<'decideReports'> = async (trx, administrator, { ids, state }) => {
  const asked = [...new Set(ids)];
  const isOpen = state === 'open';
  await beginDecision(trx);
  const reports = await trx
    .updateTable('reports')
    .set(({ case: when }) => ({
      state,
      handledAt: isOpen
        ? null
        : when().when('state', '=', state).then(sql.ref<Date>('handledAt')).else(transactionTime).end(),
    }))
    .where('id', 'in', asked)
    // The reporter reads one decision, not another one by an administrator who had not seen the first.
    .where('state', 'in', isOpen ? reportStates : ['open', state])
    .returning(['id', 'laundromatId', 'target', 'reason'])
    .execute();
  if (reports.length < asked.length)
    throw new ApiError('notFound', {
      message: "Cet élément n'existe plus, ou une autre décision a été prise.",
    });
  await logDecisions(
    trx,
    administrator,
    reports.map(({ id, laundromatId, target, reason }) => ({
      subjectType: 'report',
      subjectId: id,
      decision: isOpen ? 'reopened' : state,
      laundromatId,
      seen: { target, report_reason: reason },
    })),
  );
  return { reportCount: reports.length };
};
