import { Router } from 'express';
import { openApi } from '#contract/http/openapi.ts';
import { methodNotAllowed } from './error-answer.ts';
import { openApiPage, pagePolicy } from './openapi-page.ts';

/** The contract for programs, and `/api/docs` for people. It changes only with the server, so both are made once. */
export function openApiRoute(): Router {
  const description = openApi();
  const page = openApiPage(description);
  const routes = Router();
  routes
    .route('/openapi.json')
    .get((_request, response) => void response.json(description))
    .all(methodNotAllowed('GET', 'HEAD'));
  routes
    .route('/docs')
    .get((_request, response) => {
      response.setHeader('Content-Security-Policy', pagePolicy);
      response.type('html').send(page);
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return routes;
}
