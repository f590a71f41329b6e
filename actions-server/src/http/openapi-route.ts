import { Router } from 'express';
import { openApi } from '#contract/http/openapi.ts';
import { methodNotAllowed } from './error-answer.ts';

/** `/api/openapi.json`: the contract for programs. It changes only with the server, so it is generated once. */
export function openApiRoute(): Router {
  const description = openApi();
  const routes = Router();
  routes
    .route('/openapi.json')
    .get((_request, response) => void response.json(description))
    .all(methodNotAllowed('GET', 'HEAD'));
  return routes;
}
