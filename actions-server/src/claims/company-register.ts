import { z } from 'zod';
import type { ClaimCompany } from '#contract/claims/claims.ts';
import { requestJson } from '../http/request-json.ts';
import { createThrottle } from '../http/request-throttle.ts';
import type { Logger } from '../telemetry/logger.ts';

type CompanyAnswer =
  | { state: 'found' | 'closed'; company: ClaimCompany }
  | { state: 'not_found' | 'unavailable'; company: null };

export type CompanyRegister = ReturnType<typeof createCompanyRegister>;

const timeoutMs = 4_000;
/** The register accepts 7 requests per second and IP address: two servers behind one address stay below that. */
const requestsPerSecond = 3;

/** The register sends coordinates as strings, and a missing one as null. */
const coordinate = z.preprocess((sent) => (sent ? Number(sent) : null), z.number().nullable().catch(null));

const establishment = z.object({
  siret: z.string(),
  adresse: z.string().nullish(),
  etat_administratif: z.string().nullish(),
  activite_principale: z.string().nullish(),
  latitude: coordinate,
  longitude: coordinate,
});

const searchAnswer = z.object({
  results: z.array(
    z.object({
      nom_complet: z.string().nullish(),
      activite_principale: z.string().nullish(),
      siege: establishment.nullish(),
      matching_etablissements: z.array(establishment).nullish(),
    }),
  ),
});

/** The French business register. It never rejects. */
export function createCompanyRegister(baseUrl: string, logger: Pick<Logger, 'warn'>) {
  const throttle = createThrottle(requestsPerSecond);

  return {
    async find(siret: string): Promise<CompanyAnswer> {
      try {
        const query = new URLSearchParams({ q: siret, page: '1', per_page: '5' });
        const answer = await requestJson(`${baseUrl}/search?${query}`, searchAnswer, { throttle, timeoutMs });
        if (!answer) throw new Error('the business register refused the request');
        return companyIn(answer, siret);
      } catch (error) {
        logger.warn({ err: error }, 'the business register gave no usable answer');
        return { state: 'unavailable', company: null };
      }
    },
  };
}

function companyIn({ results }: z.infer<typeof searchAnswer>, siret: string): CompanyAnswer {
  for (const { siege, matching_etablissements, ...unit } of results) {
    const establishments = [...(matching_etablissements ?? []), ...(siege ? [siege] : [])];
    const found = establishments.find((each) => each.siret === siret);
    if (!found) continue;
    const isOpen = found.etat_administratif === 'A';
    const company = {
      name: unit.nom_complet ?? '',
      address: found.adresse ?? '',
      isOpen,
      activity: found.activite_principale ?? unit.activite_principale ?? null,
      latitude: found.latitude,
      longitude: found.longitude,
    };
    return { state: isOpen ? 'found' : 'closed', company };
  }
  return { state: 'not_found', company: null };
}
