import { Router } from 'express';
import type { AccountServices } from './account-services.ts';
import { mailedLinkRoutes } from './mailed-link-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** `/api/auth`: accounts, sessions and the links that are mailed for them. */
export function accountRoutes(services: AccountServices): Router {
  const routes = Router();
  routes.use((_request, response, next) => {
    // Accounts and tokens must not be cached, not even by the browser that requested them.
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  return routes.use(
    signInRoutes(services),
    profileRoutes(services),
    sessionRoutes(services),
    mailedLinkRoutes(services),
  );
}
