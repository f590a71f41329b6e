import { Router } from 'express';
import { totalCountHeader, type LaundromatDetail } from '#contract/laundromat/laundromats.ts';
import { laundromatsQuery } from '#contract/laundromat/search-parameters.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput, pathId } from '../http/validation.ts';
import { type ApiCaller, callerOf, requireRole, signedInCallerOf, visitorOf } from '../session/caller.ts';
import { restAnswer } from './laundromat-answer.ts';
import { laundromatDetailQuery } from './laundromat-documents.ts';
import { searchLaundromats, type SearchServices } from './laundromat-search.ts';
import { ownLaundromats } from './own-laundromats.ts';

const slugPattern = /^[a-z0-9-]{1,300}$/;

export function laundromatRoutes(services: SearchServices): Router {
  const { hasura } = services;
  const routes = Router();

  routes.get('/', async (request, response) => {
    const query = parseInput(laundromatsQuery, request.query);
    const { laundromats, total } = await searchLaundromats(services, query, callerOf(request));
    response.setHeader(totalCountHeader, total);
    response.json(laundromats);
  });

  routes.get('/my-laundromats', requireRole('owner'), async (request, response) => {
    response.json(await ownLaundromats(hasura, signedInCallerOf(request)));
  });

  routes.get('/slug/:slug', async (request, response) => {
    const { slug } = request.params;
    if (!slugPattern.test(slug)) throw new ApiError('laundromatNotFound');
    response.json(await detailOf(hasura, callerOf(request), { slug: { _eq: slug } }));
  });

  routes.get('/:id', async (request, response) => {
    const id = pathId(request.params.id, 'laundromatNotFound');
    response.json(await detailOf(hasura, callerOf(request), { id: { _eq: id } }));
  });

  return routes;
}

async function detailOf(
  hasura: Hasura,
  caller: ApiCaller,
  condition: { id: { _eq: string } } | { slug: { _eq: string } },
): Promise<LaundromatDetail> {
  const variables = { id: {}, slug: {}, ...condition };
  const { laundromats } = await hasura.query(laundromatDetailQuery, variables, caller);
  if (!laundromats[0]) throw new ApiError('laundromatNotFound');
  return restAnswer(laundromats[0]);
}

const servicesQuery = graphql(`
  query Services {
    services(order_by: [{ position: asc }, { name: asc }]) {
      id
      name
      icon
    }
  }
`);

export function serviceRoutes(hasura: Hasura, answers: AnswerCache<string>): Router {
  const routes = Router();
  routes.get('/', async (request, response) => {
    const read = async () =>
      JSON.stringify((await hasura.query(servicesQuery, {}, visitorOf(request))).services);
    response.type('json').send(await answers.find(request.baseUrl, read));
  });
  return routes;
}
