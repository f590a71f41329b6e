import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { refusedField } from '../http/api-error.ts';

const message = "Ce code postal n'est celui d'aucune commune. Indiquez-le sans CEDEX.";

/** Query for the names of the towns with a postal code. 75000 means Paris, whose arrondissements have a code each. */
export const townsWithCode = (code: string) => sql<{ names: string | null }>`
  select string_agg(name, ' ') as names from french_cities
  where postal_codes && ${[code, code.replace(/^(13|69|75)000$/, '$1001')]}::text[]`;

export async function assertPostalCode(
  db: Pick<Database, 'statement'>,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) return;
  const [towns] = await db.statement(townsWithCode(code));
  if (!towns?.names) throw refusedField('postalCode', message);
}
