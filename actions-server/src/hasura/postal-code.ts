import { refusedField } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { graphql } from './graphql.ts';
import type { Hasura } from './hasura.ts';

const communeQuery = graphql(`
  query CommuneWithPostalCode($code: String!) {
    french_cities(where: { searchText: { _like: $code } }, limit: 1) {
      id
    }
  }
`);

const message = "Ce code postal n'est celui d'aucune commune. Indiquez-le sans CEDEX.";

/** Codes that people write for a whole town whose arrondissements have one each. */
const ofWholeTown = /^(?:13|69|75)000$/;

/** Refuses a postal code that no commune has. */
export async function assertPostalCode(hasura: Hasura, code: string | undefined, system: SystemCaller) {
  if (code === undefined || ofWholeTown.test(code)) return;
  const { french_cities: found } = await hasura.query(communeQuery, { code: `% ${code}%` }, system);
  if (found.length === 0) throw refusedField('postalCode', message);
}
