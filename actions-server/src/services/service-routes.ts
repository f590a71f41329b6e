import { Router } from 'express';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { callerOf } from '../session/caller.ts';

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
export function serviceRoutes(hasura: Hasura): Router {
  const routes = Router();
  routes.get('/', async (request, response) => {
    const { services } = await hasura.query(servicesQuery, {}, callerOf(request));
    response.json(services);
  });
  return routes;
}
