import { sql } from 'kysely';
import type { z } from 'zod';
import type { reportOperations } from '#contract/reports/operations.ts';
import type { Database } from '../db/database.ts';
import { beginDecision, logDecisions } from '../db/decision-log.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';

export function decideReports(
  db: Database,
  administrator: SignedInCaller,
  { ids, state }: z.infer<typeof reportOperations.decideReports.input>,
): Promise<{ reportCount: number }> {
  const asked = [...new Set(ids)];
  const isOpen = state === 'open';
  return db.transaction(administrator, async (trx) => {
    await beginDecision(trx);
    const reports = await trx
      .updateTable('reports')
      .set(({ case: when }) => ({
        state,
        handledAt: isOpen
          ? null
          : when()
              .when('state', '=', state)
              .then(sql.ref<Date>('handledAt'))
              .else(sql<Date>`now()`)
              .end(),
      }))
      .where('id', 'in', asked)
      .returning(['id', 'laundromatId', 'target', 'reason'])
      .execute();
    if (reports.length < asked.length)
      throw new ApiError('notFound', { message: "Cet élément n'existe plus." });
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
  });
}
