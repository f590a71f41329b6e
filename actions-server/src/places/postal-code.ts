import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { refusedField } from '../http/api-error.ts';

const message = "Ce code postal n'est celui d'aucune commune. Indiquez-le sans CEDEX.";

/** Codes that people write for a whole town whose arrondissements have one each. */
const ofWholeTown = /^(?:13|69|75)000$/;

export async function assertPostalCode(
  db: Pick<Database, 'statement'>,
  code: string | undefined,
): Promise<void> {
  if (code === undefined || ofWholeTown.test(code)) return;
  const found = await db.statement(
    sql`select from french_cities where search_text like ${`% ${code}%`} limit 1`,
  );
  if (found.length === 0) throw refusedField('postalCode', message);
}
