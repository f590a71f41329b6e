import { Router } from 'express';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { CachedAnswers } from '../http/cached-answers.ts';
import { visitorOf } from '../session/caller.ts';

const servicesQuery = graphql(`
  query Services {
    services(order_by: [{ position: asc }, { name: asc }]) {
      id
      name
      icon
    }
  }
`);

/** `/api/services`: the services of laundromats, in the order of the filter panel. */
export function serviceRoutes(hasura: Hasura, answers: CachedAnswers): Router {
  const routes = Router();
  routes.get('/', async (request, response) => {
    const read = async () => (await hasura.query(servicesQuery, {}, visitorOf(request))).services;
    response.type('json').send(await answers.find(request.baseUrl, read));
  });
  return routes;
}
