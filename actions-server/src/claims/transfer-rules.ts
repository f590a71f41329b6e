import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';

const undisputedMessage =
  "Seule une fiche publiée change de compte, et seulement si son propriétaire n'a pas changé et qu'aucune demande de reprise n'attend de réponse.";

/** Refuses to change the owner of a laundromat that is not published, or whose claim awaits a decision. */
export async function refuseDisputed(trx: Trx, laundromatId: string, isPublished: boolean): Promise<void> {
  const claim = await trx
    .selectFrom('laundromatClaims')
    .select('id')
    .where('laundromatId', '=', laundromatId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  if (!isPublished || claim) throw new ApiError('conflict', { message: undisputedMessage });
}
