import { Router } from 'express';
import { posterQuery } from '#contract/statistics/posters.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { parseInput, pathId } from '../http/validation.ts';
import { requireRole, signedInCallerOf, type SignedInCaller } from '../session/caller.ts';
import { drawPoster } from './poster.ts';

interface PosterServices {
  hasura: Hasura;
  publicUrl: string;
  limits: RateLimits;
}

/** Sent as the caller: Hasura shows who owns a laundromat only to its owner and to administrators. */
const posterLaundromatQuery = graphql(`
  query PosterLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      name
      slug
      city
      owner {
        id
      }
    }
  }
`);

/** `/api/laundromats/:id/poster`, for the owner and for administrators. */
export function posterRoutes({ hasura, publicUrl, limits }: PosterServices): Router {
  const routes = Router();
  routes.get(
    '/:id/poster',
    requireRole('owner', 'site_admin'),
    limits('posters', { times: 60, minutes: 10, per: 'ip' }),
    async (request, response) => {
      const laundromat = await printedLaundromat(hasura, request.params.id, signedInCallerOf(request));
      const { format } = parseInput(posterQuery, request.query);
      const { name, city, slug } = laundromat;
      const pdf = await drawPoster({ name, city, url: `${publicUrl}/laverie/${slug}`, format });
      response.attachment(`affiche-${slug}-${format}.pdf`).type('application/pdf').send(pdf);
    },
  );
  return routes;
}

async function printedLaundromat(hasura: Hasura, id: unknown, caller: SignedInCaller) {
  const variables = { id: pathId(id, 'laundromatNotFound') };
  const { laundromats_by_pk: laundromat } = await hasura.query(posterLaundromatQuery, variables, caller);
  if (!laundromat) throw new ApiError('laundromatNotFound');
  if (caller.role === 'owner' && laundromat.owner?.id !== caller.userId)
    throw new ApiError('notYourLaundromat');
  return laundromat;
}
