import { Router } from 'express';
import { endpoints } from '#contract/http/endpoints.ts';
import { methodNotAllowed } from './error-answer.ts';

/** Returns a path of the contract as Express writes it: `/api/laundromats/:id`. */
export const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Answers 405 to the methods that a path of the contract does not have. Comes after all routes. */
export function refuseOtherMethods(): Router {
  const routes = Router();
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  // `/api/laundromats/my-laundromats` also matches `/api/laundromats/{id}`.
  const exactFirst = paths.toSorted((one, other) => Number(one.includes('{')) - Number(other.includes('{')));
  for (const path of exactFirst) {
    const served = endpoints.filter((endpoint) => endpoint.path === path);
    const allowed = served.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    routes.all(routePath(path), methodNotAllowed(...allowed));
  }
  return routes;
}
