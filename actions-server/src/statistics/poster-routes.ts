import { Router } from 'express';
import QRCode from 'qrcode';
import { laundromatPath } from '#contract/site/paths.ts';
import { posterQuery } from '#contract/statistics/endpoints.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { parseInput, pathId } from '../http/validation.ts';
import { callerOf, requireRole, type SignedInCaller, signedInCallerOf } from '../session/caller.ts';
import { drawPoster } from './poster.ts';

interface PosterServices {
  hasura: Hasura;
  publicUrl: string;
  rateLimits: RateLimits;
}

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

const pageSlugQuery = graphql(`
  query PageSlug($id: uuid!) {
    laundromats_by_pk(id: $id) {
      slug
    }
  }
`);

export function posterRoutes({ hasura, publicUrl, rateLimits }: PosterServices): Router {
  const routes = Router();
  const pageUrl = (slug: string) => publicUrl + laundromatPath(slug);
  routes.get(
    '/:id/poster',
    requireRole('owner', 'site_admin'),
    rateLimits('posters', { times: 60, minutes: 10, per: 'ip' }),
    async (request, response) => {
      const laundromat = await printedLaundromat(hasura, request.params.id, signedInCallerOf(request));
      const { format } = parseInput(posterQuery, request.query);
      const { name, city, slug } = laundromat;
      const pdf = await drawPoster({ name, city, url: pageUrl(slug), format });
      response.attachment(`affiche-${slug}-${format}.pdf`).type('application/pdf').send(pdf);
    },
  );
  routes.get('/:id/qr', async (request, response) => {
    const variables = { id: pathId(request.params.id, 'laundromatNotFound') };
    const { laundromats_by_pk: row } = await hasura.query(pageSlugQuery, variables, callerOf(request));
    if (!row) throw new ApiError('laundromatNotFound');
    response
      .type('svg')
      .send(await QRCode.toString(pageUrl(row.slug), { type: 'svg', margin: 0, width: 96 }));
  });
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
