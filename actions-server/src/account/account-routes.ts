import { Router, type RequestHandler } from 'express';
import { graphql, userFields } from '../hasura/graphql.ts';
import { ApiError } from '../http/api-error.ts';
import { exportPerson } from '../personal-data/export-person.ts';
import { signedInCallerOf, systemCallerOf } from '../session/caller.ts';
import { personalDataMs, type AccountServices } from './account-services.ts';
import { ownAccount } from './profile-handlers.ts';

const ownUserQuery = graphql(
  `
    query OwnUser($id: uuid!) {
      users_by_pk(id: $id) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

export function accountRoutes(services: AccountServices, exportLimits: RequestHandler[]): Router {
  const { db, hasura, cookies } = services;
  const routes = Router();
  routes.use((_request, response, next) => {
    // Accounts and tokens must not be cached, not even by the browser that requested them.
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  routes.get('/me', async (request, response) => {
    const caller = signedInCallerOf(request);
    const { users_by_pk: user } = await hasura.query(ownUserQuery, { id: caller.userId }, caller);
    if (!user) {
      cookies.clear(response);
      throw new ApiError('sessionExpired');
    }
    response.json({ user });
  });
  routes.get('/export', ...exportLimits, async (request, response) => {
    const { email } = await ownAccount(services, signedInCallerOf(request), request);
    const system = systemCallerOf(request, personalDataMs);
    response.setHeader('Content-Disposition', 'attachment; filename="mes-donnees-lavoir.json"');
    response.json(await exportPerson(db, system, email));
  });
  return routes;
}
