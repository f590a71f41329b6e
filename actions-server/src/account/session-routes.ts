import { Router } from 'express';
import { ApiError } from '../http/api-error.ts';
import { requireUser, signedInCallerOf, systemCallerOf } from '../session/caller.ts';
import { requestCookie } from '../session/request-cookie.ts';
import type { AccountServices } from './account-services.ts';
import { exchangeRefreshToken, revokePresented, revokeUser } from './refresh-tokens.ts';
import { answerSignedIn } from './sign-in-routes.ts';
import { ownUserQuery } from './user-documents.ts';

/** `/api/auth/me`, `/refresh`, `/logout` and `/logout-everywhere`. */
export function sessionRoutes(services: AccountServices): Router {
  const { hasura, cookies, limits } = services;
  const routes = Router();

  routes.get('/me', async (request, response) => {
    const caller = signedInCallerOf(request);
    const { users_by_pk } = await hasura.query(ownUserQuery, { id: caller.userId }, caller);
    if (!users_by_pk) {
      cookies.clear(response);
      throw new ApiError('sessionExpired');
    }
    response.json({ user: users_by_pk });
  });

  routes.post('/refresh', limits({ times: 300, minutes: 15, per: 'ip' }), async (request, response) => {
    const presented = requestCookie(request, cookies.names.refresh);
    try {
      if (!presented) throw new ApiError('unauthenticated');
      const { user, token } = await exchangeRefreshToken(hasura, systemCallerOf(request), presented);
      await answerSignedIn(services, response, user, token);
    } catch (error) {
      // Only a refusal ends the session: after a fault the same cookie still works.
      if (error instanceof ApiError) cookies.clear(response);
      throw error;
    }
  });

  routes.post('/logout', async (request, response) => {
    // The browser loses the session whatever happens next.
    cookies.clear(response);
    const presented = requestCookie(request, cookies.names.refresh);
    if (presented) await revokePresented(hasura, systemCallerOf(request), presented);
    response.json({ message: 'Déconnexion réussie' });
  });

  routes.post('/logout-everywhere', requireUser, async (request, response) => {
    const { userId } = signedInCallerOf(request);
    await revokeUser(hasura, systemCallerOf(request), userId);
    cookies.clear(response);
    response.json({ message: 'Toutes vos sessions ont été fermées.' });
  });

  return routes;
}
