import { Router } from 'express';
import type { AccountServices } from './account-services.ts';
import { mailedLinkRoutes } from './mailed-link-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** `/api/auth`: accounts, sessions and the links that are mailed for them. */
export function accountRoutes(services: AccountServices): Router {
  const routes = Router();
  routes.use((_request, response, next) => {
    // Who is signed in, and the tokens that say so, are nothing to keep, not even in the browser that asked.
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  return routes.use(signInRoutes(services), sessionRoutes(services), mailedLinkRoutes(services));
}
