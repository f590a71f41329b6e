import { sql } from 'kysely';
import { hasNoContact } from '#contract/validation/contacts-in-text.ts';
import { refusedField } from '../http/api-error.ts';
import type { Database } from './database.ts';

const postalCodeMessage = "Ce code postal n'est celui d'aucune commune. Indiquez-le sans CEDEX.";
const hoursMessage = 'Les horaires ne contiennent ni lien ni numéro\u00a0: indiquez-les dans leurs champs.';

/** Codes that people write for a whole town whose arrondissements have one each. */
const ofWholeTown = /^(?:13|69|75)000$/;

/** Refuses what the schema leaves open, because a browser has neither all communes nor the searches for contacts. */
export async function assertStatedFacts(
  db: Pick<Database, 'statement'>,
  { postalCode: code, hours }: { postalCode?: string; hours?: string | null },
): Promise<void> {
  if (!hasNoContact(hours)) throw refusedField('hours', hoursMessage);
  if (code === undefined || ofWholeTown.test(code)) return;
  const found = await db.statement(
    sql`select from french_cities where search_text like ${`% ${code}%`} limit 1`,
  );
  if (found.length === 0) throw refusedField('postalCode', postalCodeMessage);
}
